import { type ErrorCode, Refusal } from '@pelita/contract';

/** What a registration cannot take: a sentence for the command line, and a code for the back office. */
export class Unfit extends Refusal {
  constructor(sentence: string, code: ErrorCode = 'invalid_field') {
    super(code);
    this.name = 'Unfit';
    this.message = sentence;
  }
}
