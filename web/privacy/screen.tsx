import type { About } from '#protocol/about.ts';
import { language } from '../app/language.ts';
import { type Loaded, useLoaded } from '../app/loaded.ts';
import { ask, sendHere } from '../online/ask.ts';
import { Page } from '../screens/parts/page.tsx';
import { paragraphsOf } from './links.ts';
import './privacy.css';
import { say } from './words.ts';

/** What is stored, where, for how long, and by whom. The page itself needs no server. */
export function PrivacyScreen() {
  const [about] = useLoaded(askAbout, []);
  const known = about.kind === 'ready' ? about.value : undefined;
  return (
    <Page title={say('privacy.title')} size="list">
      <p class="privacy-lead">{say('privacy.lead')}</p>
      <section class="card privacy-part" aria-labelledby="privacy-device">
        <h2 id="privacy-device">{say('privacy.device')}</h2>
        <p>{say('privacy.device.what')}</p>
        <p>{say('privacy.device.end')}</p>
        <p class="privacy-ways">
          <a class="button" href="/settings">
            {say('privacy.settings')}
          </a>
          <a class="button" href="/matches">
            {say('privacy.matches')}
          </a>
        </p>
      </section>
      <section class="card privacy-part" aria-labelledby="privacy-server">
        <h2 id="privacy-server">{say('privacy.server')}</h2>
        <p>{say('privacy.server.when')}</p>
        <Kept about={known} />
        <p>{say('privacy.delete')}</p>
      </section>
      <section class="card privacy-part" aria-labelledby="privacy-not">
        <h2 id="privacy-not">{say('privacy.not')}</h2>
        <ul>
          <li>{say('privacy.not.account')}</li>
          <li>{say('privacy.not.others')}</li>
          <li>{say('privacy.not.cookie')}</li>
          <li>{say('privacy.not.address')}</li>
          <li>{say('privacy.not.words')}</li>
          <li>{say('privacy.not.crash')}</li>
        </ul>
      </section>
      <section class="card privacy-part" aria-labelledby="privacy-who">
        <h2 id="privacy-who">{say('privacy.who')}</h2>
        <Operator about={about} />
      </section>
    </Page>
  );
}

/** What the server keeps, each with how long. */
function Kept({ about }: { readonly about: About | undefined }) {
  const days = about?.keepUnfinished ?? undefined;
  const rows = [
    [say('privacy.kept.player'), say('privacy.kept.player.long')],
    [say('privacy.kept.devices'), say('privacy.kept.devices.long')],
    [say('privacy.kept.passkeys'), say('privacy.kept.passkeys.long')],
    [say('privacy.kept.tables'), say('privacy.kept.tables.long')],
    [say('privacy.kept.games'), say('privacy.kept.games.long')],
    [
      say('privacy.kept.unfinished'),
      days === undefined
        ? say('privacy.kept.unfinished.long')
        : say('privacy.kept.unfinished.days', { days }),
    ],
    [say('privacy.kept.company'), say('privacy.kept.company.long')],
    [say('privacy.kept.groups'), say('privacy.kept.groups.long')],
    [say('privacy.kept.blocks'), say('privacy.kept.blocks.long')],
    [say('privacy.kept.reports'), say('privacy.kept.reports.long')],
  ] as const;
  return (
    <dl class="privacy-kept">
      {rows.map(([what, long]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{long}</dd>
        </div>
      ))}
    </dl>
  );
}

function Operator({ about }: { readonly about: Loaded<About> }) {
  if (about.kind === 'loading') return <p role="status">{say('privacy.who.asking')}</p>;
  if (about.kind === 'failed') return <p>{say('privacy.who.away')}</p>;
  const text = about.value.operator?.[language.value];
  if (text === undefined) return <p>{say('privacy.who.unsaid')}</p>;
  return (
    <>
      {paragraphsOf(text).map((pieces, nth) => (
        <p key={nth} class="privacy-own">
          {pieces.map(({ text: words, href }) =>
            href ? (
              <a key={href} href={href} rel="noopener noreferrer">
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </>
  );
}

async function askAbout(): Promise<About> {
  const reply = await ask(sendHere, 'GET', '/about', (answer) => answer.json() as Promise<About>);
  if (reply.kind !== 'done') throw new Error(`the server did not say who runs it: ${reply.kind}`);
  return reply.value;
}
