import { getFeedbackPicture } from '@pelita/contract/office';
import { useAnswer } from '../../shared/calls/use-answer.ts';
import { useText } from '../../shared/language/use-text.ts';

export function MessagePictures({ id, count }: { id: string; count: number }) {
  return (
    <div className="message-pictures">
      {Array.from({ length: count }, (_, place) => (
        <MessagePicture key={place} id={id} place={place} />
      ))}
    </div>
  );
}

function MessagePicture({ id, place }: { id: string; place: number }) {
  const text = useText('officeFeedback');
  const { data } = useAnswer(getFeedbackPicture, { params: { id, place: String(place) } });
  if (!data) return null;
  return (
    <img src={`data:${data.mediaType};base64,${data.picture}`} alt={text('pictureOf', { number: String(place + 1) })} />
  );
}
