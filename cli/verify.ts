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
    'Exits with 0 when all rolls are right, with 1 when one is wrong, and with 2 when the record ' +
    'does not say where its rolls come from.',
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
    const verdict = fair.verify(recorded.match);
    const isRight = verdict.kind === 'right';
    print(isRight ? io.stdout : io.stderr, sentence(verdict));
    return EXIT_OF[verdict.kind];
  },
};

const EXIT_OF: Readonly<Record<Verdict['kind'], number>> = {
  right: EXIT.fine,
  wrong: EXIT.invalid,
  'broken-promise': EXIT.invalid,
  unproven: EXIT.usage,
};

function sentence(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'right':
      return verdict.rolls === 1 ? 'The roll is right.' : `All ${verdict.rolls} rolls are right.`;
    case 'wrong':
      return `Roll ${verdict.roll} is wrong: it says ${verdict.is}, and must be ${verdict.due}.`;
    case 'broken-promise':
      return 'The secret is not the one that was promised: Dice-Secret does not fit Dice-Commit.';
    case 'unproven':
      return (
        'Nothing to verify: this record does not say where its rolls come from. Matches online ' +
        'with the app’s dice carry Dice-Commit and Dice-Secret once they are over.'
      );
  }
}
