import { isTaught } from '#games/lessons.ts';
import { cardOf } from '../app/cards.ts';
import { t } from '../app/language.ts';
import { useLoaded } from '../app/loaded.ts';
import { Loading } from '../app/loading.tsx';
import { Failed, Unknown } from '../app/states.tsx';
import { type Course, openCourse } from './course.ts';
import { Lesson } from './lesson.tsx';
import { LearnList } from './list.tsx';
import { Puzzles } from './puzzles.tsx';
import { RulesPage } from './rules-page.tsx';
import { Rulings } from './rulings.tsx';
import './learn.css';

interface Props {
  readonly game: string | undefined;
  readonly page: string | undefined;
  readonly rule: string | undefined;
}

/** Learning: all games, then the lesson, the puzzles, the rules and the rulings of one. */
export function LearnScreen({ game, page, rule }: Props) {
  if (game === undefined) return <LearnList />;
  if (!cardOf(game) || !isTaught(game)) return <Unknown />;
  return <Taught {...{ game, page, rule }} />;
}

function Taught({ game, page, rule }: Props & { readonly game: string }) {
  const [loaded] = useLoaded(() => openCourse(game), [game]);
  if (loaded.kind === 'failed') return <Failed what="unloaded" />;
  if (loaded.kind === 'loading') return <Loading label={t('table.loading')} />;
  return <Page course={loaded.value} page={page} rule={rule} />;
}

function Page({ course, page, rule }: Omit<Props, 'game'> & { readonly course: Course }) {
  switch (page) {
    case undefined:
      return <Lesson course={course} />;
    case 'puzzles':
      return <Puzzles course={course} />;
    case 'rules':
      return <RulesPage course={course} rule={rule} />;
    case 'rulings':
      return <Rulings course={course} />;
    default:
      return <Unknown />;
  }
}
