import type { ErrorArea, errorAreas } from '@pelita/contract';

/** A text for each refusal of an area of the contract, and for no other. */
export type ErrorTexts<A extends ErrorArea> = Record<keyof (typeof errorAreas)[A], string>;
