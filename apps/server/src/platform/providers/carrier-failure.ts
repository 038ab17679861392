/**
 * What a carrier did not take. The message is ours alone: what a carrier answers may repeat an address, a text or a key.
 * `isFinal`: the same again would be refused again, so that a job is not tried again for it.
 */
export class CarrierFailure extends Error {
  override name = 'CarrierFailure';
  readonly isFinal: boolean;
  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
