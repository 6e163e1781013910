/** Letters that are not made of a Latin one and a mark, by the Latin ones they look like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', '🅰': 'a', '🅱': 'b', '🅾': 'o', '🅿': 'p' }),
  ...pairs(
    'øłđðıſƒħŧŋəɔɛɑɡɩʋʊƙɓƈɗɠɦɨɫɭɱɲɵƥɽʂʈʉʐƀɖɟɉɏƶȼⱥɇɍⱦƚĸ',
    'olddisfhtneoeagivukbcdghillmnoprstuzbdjjyzcaertlk',
  ),
  // Small capitals.
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairs('авсԁеғһіјкӏмнорԛѕтцүухуԝ', 'abcdefhijklmhopqstuyyxyw'),
  ...pairs('αβεηικνορτυχω', 'abenikvoptuxw'),
  ...pairs('սօհոցզյ', 'uohngqj'),
]);

/** Capitals whose small letters look like others. */
const CAPITALS: ReadonlyMap<string, string> = new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎽᏃ', 'abcdehijklmprstvwyz'),
]);

/**
 * A name in small Latin letters without their marks, as far as it looks like them: two names that
 * this makes equal look the same to readers.
 */
export function foldLookAlikes(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...bare]
    .map((sign) => CAPITALS.get(sign) ?? sign.toLowerCase())
    .map(latin)
    .join('');
}

function latin(sign: string): string {
  return LOOK_ALIKES.get(sign) ?? sign;
}

/** Each sign of one text with the one at its place in the other. */
export function pairs(from: string, to: string): (readonly [string, string])[] {
  const targets = [...to];
  return [...from].map((sign, index) => [sign, targets[index]!]);
}
