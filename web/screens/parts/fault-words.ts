import { sentence } from '#engine/text.ts';
import { RECORD_TEXTS } from '#engine/texts.ts';
import { language, t } from '../../app/language.ts';
import type { Fault } from '../../store/restore.ts';

/** Why something saved cannot be used, in one sentence. */
export function faultWords(fault: Fault): string {
  switch (fault.kind) {
    case 'shape':
      return t('store.fault.shape');
    case 'options':
      return t('store.fault.options');
    case 'game':
      return t('store.fault.game', { game: fault.game });
    case 'setup':
      return sentence(fault.refusal, RECORD_TEXTS[language.value], [], language.value);
    case 'entry':
      return t('store.fault.entry', { number: fault.at + 1, text: fault.text.slice(0, 40) });
    case 'unloaded':
      return t('store.unloaded');
    case 'unkept':
      return t(`store.${fault.written}`);
  }
}
