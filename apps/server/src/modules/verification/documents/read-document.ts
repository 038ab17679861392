import type { VerificationDocumentKind } from '@pelita/contract';
import { readPicture } from '../../../platform/pictures/read-picture.ts';
import { repaintPicture } from '../../../platform/pictures/repaint-picture.ts';
import type { DocumentProblem, ReadDocument } from './document.ts';
import { readPdf } from './read-pdf.ts';

/** Faces and cards are pictures; only a proof of address comes as a PDF too. */
const pdfKinds: readonly VerificationDocumentKind[] = ['address'];

/**
 * A document by its bytes alone: one whole PNG or JPEG, painted anew without what was in or behind it, or a PDF that does
 * nothing but show pages.
 */
export async function readDocument(
  base64: string,
  kind: VerificationDocumentKind,
): Promise<ReadDocument | DocumentProblem> {
  const picture = readPicture(base64);
  if (picture === 'picture_too_large') return picture;
  if (picture !== 'not_a_picture') return (await repaintPicture(picture)) ?? 'not_a_document';
  return pdfKinds.includes(kind) ? readPdf(base64) : 'not_a_document';
}
