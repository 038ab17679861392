import type { Malformed } from '@pelita/lottery';
import { useText } from '../../../shared/language/use-text.ts';

/** Why content is no bet, in the reader's language. The kinds that only a result can have are said as the others. */
export function useFaultText(): (fault: Malformed) => string {
  const text = useText('betting');
  return ({ fault, about }) => {
    const of = (name: string) => String(about[name] ?? '');
    switch (fault) {
      case 'notANumber':
        return text('fault_notANumber', { token: of('token') });
      case 'wrongLength':
        return text('fault_wrongLength', { token: of('token'), digits: of('digits').replace(' or ', ' / ') });
      case 'outOfRange':
        return text('fault_outOfRange', { token: of('token'), from: of('from'), to: of('to') });
      case 'unknownChoice':
        return text('fault_unknownChoice', { token: of('token') });
      case 'repeated':
        return text('fault_repeated', { token: of('token') });
      case 'wrongCount':
        return text('fault_wrongCount');
      case 'wrongPositions':
        return text('fault_wrongPositions');
      case 'wrongPattern':
        return text('fault_wrongPattern', { token: of('token') });
      case 'tooManyLines':
        return text('fault_tooManyLines', { most: of('most') });
      case 'contentTooLong':
        return text('fault_contentTooLong');
      default:
        return text('fault_other');
    }
  };
}
