import type { Match } from '#engine/match.ts';
import type { Verdict } from '#fair/verify.ts';
import { ensureModules } from '../launch/modules.js';
import type { Command } from './command.ts';
import { EXIT, Problem } from './exit.ts';
import { print } from './io.ts';
import { citation, readMatch } from './record.ts';
import { plain } from './text.ts';

export const verify: Command = {
  usage: ['verify FILE', 'verify -'],
  about:
    'Computes every roll of an online match again, from the secret that the server promised before ' +
    'the first roll and from the chance that the players added. “-” is standard input.\n' +
    'Says how many seats added chance, and whether the match is over. docs/record.md tells how to ' +
    'compute a roll.\n' +
    'Exits with 0 when all rolls are right, with 1 when one is wrong, and with 2 when the record ' +
    'has no rolls or does not say where they come from.',
  flags: {},
  examples: ['verify match.txt'],
  async run({ words: [file, more] }, io) {
    if (file === undefined) throw new Problem('Which record? Name a FILE, or - for input.');
    if (more !== undefined) throw new Problem(`“${plain(more)}” is one file too many.`);
    const recorded = await readMatch(file, io);
    if (recorded.kind === 'invalid') {
      print(io.stderr, citation(file, recorded));
      return EXIT.usage;
    }
    await ensureModules('runtime');
    // Needs packages, which are there only now.
    const fair = await import('#fair/verify.ts');
    const { proofIn } = await import('#fair/headers.ts');
    const { match } = recorded;
    const finding = findingOf(match, fair.verify(match));
    if (finding.kind !== 'right') {
      print(io.stderr, sentence(finding));
      return EXIT_OF[finding.kind];
    }
    const { seats } = proofIn(match.remarks, match.players.length)!;
    print(io.stdout, sentence(finding), chanceSentence(seats), endSentence(match));
    return EXIT.fine;
  },
};

type Finding = Verdict | { readonly kind: 'no-rolls' } | { readonly kind: 'real' };

/** What the record alone can say; nothing was rolled where there is no roll. */
function findingOf(match: Match, verdict: Verdict): Finding {
  const isReal = ([name, value]: Match['remarks'][number]) =>
    /^dice$/i.test(name) && /^real$/i.test(value);
  if (verdict.kind === 'unproven' && match.remarks.some(isReal)) return { kind: 'real' };
  return verdict.kind === 'right' && verdict.rolls === 0 ? { kind: 'no-rolls' } : verdict;
}

const EXIT_OF: Readonly<Record<Finding['kind'], number>> = {
  right: EXIT.fine,
  wrong: EXIT.invalid,
  'broken-promise': EXIT.invalid,
  unproven: EXIT.usage,
  'no-rolls': EXIT.usage,
  real: EXIT.usage,
};

/** Whoever knows the secret beforehand knows the dice, unless somebody else had a say in them. */
function chanceSentence(seats: readonly (string | undefined)[]): string {
  const added = seats.filter((each) => each !== undefined).length;
  if (added > 0) return `${added} of ${seats.length} seats added chance of their own.`;
  return (
    'No seat added chance of its own: the server alone made these dice. They are those that it ' +
    'promised, but nobody else had a say in them.'
  );
}

function endSentence({ game, position }: Match): string {
  const isOver = game.next(position).for === 'nobody';
  return isOver ? 'The match is over.' : 'The match is not over: this is how far it was recorded.';
}

function sentence(verdict: Finding): string {
  switch (verdict.kind) {
    case 'right':
      return verdict.rolls === 1 ? 'The roll is right.' : `All ${verdict.rolls} rolls are right.`;
    case 'wrong':
      return `Roll ${verdict.roll} is wrong: it says ${verdict.is}, and must be ${verdict.due}.`;
    case 'broken-promise':
      return 'The secret is not the one that was promised: Dice-Secret does not fit Dice-Commit.';
    case 'no-rolls':
      return 'Nothing to verify: this record has no rolls.';
    case 'real':
      return 'Nothing to verify: people rolled real dice and entered what these showed.';
    case 'unproven':
      return (
        'Nothing to verify: this record does not say where its rolls come from. Matches online ' +
        'with the app’s dice carry Dice-Commit and Dice-Secret once they are over.'
      );
  }
}
