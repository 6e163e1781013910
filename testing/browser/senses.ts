import type { Page } from 'playwright-core';

/** What a page asked of the device: to stay awake, to vibrate, to sound, to speak. */
export interface Sensed {
  readonly sense: 'awake' | 'asleep' | 'touch' | 'sound' | 'voice';
  readonly what: string;
}

declare global {
  interface Window {
    sensed?: Sensed[];
    audio?: AudioContext;
  }
}

/** Notes down from the next page on what the browser is asked for, which does it all the same. */
export async function watchSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sensed: Sensed[] = [];
    window.sensed = sensed;
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = function (kind) {
      sensed.push({ sense: 'awake', what: String(kind) });
      return request.call(this, kind);
    };
    const { release } = WakeLockSentinel.prototype;
    WakeLockSentinel.prototype.release = function () {
      sensed.push({ sense: 'asleep', what: this.type });
      return release.call(this);
    };
    const { vibrate } = Navigator.prototype;
    Navigator.prototype.vibrate = function (pattern) {
      sensed.push({ sense: 'touch', what: String(pattern) });
      return Reflect.apply(vibrate, this, [pattern]);
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.audio = this;
      }
    };
    // Buffers have a start of their own.
    for (const Source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = Source.prototype;
      Source.prototype.start = function (this: AudioScheduledSourceNode, ...when: [number?]) {
        sensed.push({ sense: 'sound', what: this.constructor.name });
        return start.apply(this as AudioBufferSourceNode, when);
      };
    }
    const { speak } = SpeechSynthesis.prototype;
    SpeechSynthesis.prototype.speak = function (words) {
      sensed.push({ sense: 'voice', what: `${words.lang}: ${words.text}` });
      return speak.call(this, words);
    };
  });
}

/** Wakes the loudspeaker with a key. That takes its time, and what is played before is not heard. */
export async function wakeSound(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => window.audio?.state === 'running');
}

/** What one of the senses was given so far. */
export async function sensed(page: Page, sense: Sensed['sense']): Promise<readonly string[]> {
  const all = await page.evaluate(() => window.sensed ?? []);
  return all.filter((each) => each.sense === sense).map(({ what }) => what);
}
