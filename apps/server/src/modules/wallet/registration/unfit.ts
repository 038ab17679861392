/** What a registration cannot take: its message is a sentence for whoever typed it. */
export class Unfit extends Error {
  override name = 'Unfit';
}
