import type { GridSheet } from './sheet.ts';

/** The seven sheets printed for Encore!. */
export const ENCORE_SHEETS: readonly GridSheet[] = [
  {
    id: 'classic',
    grid: [
      'GGGYYYYGBBBOYYY',
      'OGYGYYOORBBOOGG',
      'BGRGGGGRRRYYOGG',
      'BRRGOOBBGGYYORB',
      'ROOOORBBOOORRRR',
      'RBBRRRRYYORBBBO',
      'YYBBBBRYYYGGGOO',
    ],
    stars: boxes('A3 B6 C2 D6 E2 F4 G3 H1 I6 J2 K6 L1 M7 N4 O6'),
  },
  {
    id: 'red',
    grid: [
      'GGOOORRRYBBBBBR',
      'ROOYGGBYYYGOOOR',
      'BBBRGGBYRRROGOO',
      'BBRRRGGOORYGGGG',
      'BRRBBBOBBOYYYYB',
      'OYGGBOOGBOOYRRY',
      'YYYGYYYGGGORRRY',
    ],
    stars: boxes('A3 B1 C7 D3 E1 F2 G3 H4 I1 J4 K2 L6 M6 N2 O5'),
  },
  {
    id: 'blue',
    grid: [
      'RRGGYYYGGRRRROO',
      'ORRBBGYGGRGYROO',
      'BOOBGGGROGGGGGY',
      'BBOOOGRROOOOBBY',
      'GBBRRRBBBBOBYYG',
      'GGYYRBBYYYBBOYB',
      'YYYYROOORYYBORR',
    ],
    stars: boxes('A2 B3 C6 D2 E7 F2 G1 H5 I7 J2 K5 L2 M4 N3 O5'),
  },
  {
    id: 'green',
    grid: [
      'OGBBRRRGGGYYYRR',
      'GGGGRYGRGGRYYRY',
      'BBOGYYGBRRRROOY',
      'BOOOOGGBBBBOROO',
      'BRORBOOOBYOORYO',
      'RRRRBBBYYYOBGGG',
      'YYYYGBYYOOGGBBB',
    ],
    stars: boxes('A1 B5 C5 D3 E7 F7 G3 H2 I5 J5 K1 L6 M4 N5 O5'),
  },
  {
    id: 'orange',
    grid: [
      'OOYORRRGORGGGGG',
      'BOOOGRGGYRRGBYY',
      'YBBGGRGYYYRRBYO',
      'YYBYYYYBBYYROOO',
      'RYGBBGYOBBBBOBB',
      'GGGRBBBOGGOYYBB',
      'GRRROOORROOORRR',
    ],
    stars: boxes('A1 B4 C1 D5 E2 F5 G1 H4 I2 J1 K6 L2 M7 N6 O3'),
  },
  {
    id: 'purple',
    grid: [
      'YYOOOGBBBYYRRGG',
      'OBBBRRRRRYYBRRO',
      'OOBBYROOOBBBRBB',
      'OGYYYYOGOBBOBBR',
      'GGGRYOGGYOOOOOR',
      'BGRGGOGYGRRYYYR',
      'RRRGBBYYGGGGGYY',
    ],
    stars: boxes('A6 B4 C1 D5 E3 F1 G3 H2 I5 J3 K2 L4 M7 N2 O3'),
  },
  {
    id: 'yellow',
    grid: [
      'RGGYYYYORRGGGBY',
      'RGRRRYYORRGGBBB',
      'BRRBBGGGGGRBOBR',
      'OOOOBBBBGYYBRRR',
      'YBBOORRRBBBRROO',
      'YYBGGOOYYOBYYYO',
      'GYYGGOOYOOOOYGG',
    ],
    stars: boxes('A7 B3 C6 D1 E7 F3 G6 H4 I7 J4 K3 L5 M3 N3 O1'),
  },
];

/** The sheet printed for Encore et Encore!. */
export const PLUS_SHEET: GridSheet = {
  id: 'plus',
  grid: [
    'RROYYRRGGYYOOOB',
    'BYYYOORRBBYYROO',
    'BYBBBOOOBGGYRRO',
    'OBBGBYYBOOGGGRR',
    'OORRGBBBYOORYYY',
    'GGROGGGYYRRRBBG',
    'YGGORGGYRRBBBGG',
  ],
  stars: boxes('A7 B4 C1 D4 E7 F1 G6 H3 I7 J2 K1 L1 M4 N6 O5'),
  dice: boxes('B3 E4 F7 L5 O3'),
};

function boxes(names: string): readonly string[] {
  return names.split(' ');
}
