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
    'Recomputes every roll of an online game, from the secret that the server committed to before ' +
    'the first roll and the chance that the players added. “-” is standard input.\n' +
    'Prints how many seats added chance, and whether the game is over. docs/record.md explains how ' +
    'a roll is computed.\n' +
    'Exits with 0 if all rolls are right, with 1 if one is wrong, and with 2 if the record ' +
    'has no rolls or does not say where they come from.',
  flags: {},
  examples: ['verify match.txt'],
  async run({ words: [file, more] }, io) {
    if (file === undefined)
      throw new Problem('Which record? Give a FILE, or - for standard input.');
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

/** The server knows the secret, and so the dice, unless a player has added chance to them. */
function chanceSentence(seats: readonly (string | undefined)[]): string {
  const added = seats.filter((each) => each !== undefined).length;
  if (added > 0) return `${added} of ${seats.length} seats added chance of their own.`;
  return (
    'No seat added chance of its own: these dice came from the server alone. They are the ones it ' +
    'committed to, but nobody else had a say in them.'
  );
}

function endSentence({ game, position }: Match): string {
  const isOver = game.next(position).for === 'nobody';
  return isOver ? 'The game is over.' : 'The game is not over: this is all that was recorded.';
}

function sentence(verdict: Finding): string {
  switch (verdict.kind) {
    case 'right':
      return verdict.rolls === 1 ? 'The roll is right.' : `All ${verdict.rolls} rolls are right.`;
    case 'wrong':
      return `Roll ${verdict.roll} is wrong: it says ${verdict.is} but must be ${verdict.due}.`;
    case 'broken-promise':
      return 'The secret is not the one that was promised: Dice-Secret doesn’t match Dice-Commit.';
    case 'no-rolls':
      return 'Nothing to verify: this record has no rolls.';
    case 'real':
      return 'Nothing to verify: real dice were rolled and typed in.';
    case 'unproven':
      return (
        'Nothing to verify: this record doesn’t say where its rolls come from. Online games with ' +
        'the app’s dice have Dice-Commit and Dice-Secret once they are over.'
      );
  }
}
