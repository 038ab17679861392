/** The answers to the last questions; of many different ones the oldest is forgotten. */
export function answersTo<Answer>(questionsMaximum: number): (question: string, find: () => Answer) => Answer {
  const kept = new Map<string, Answer>();
  return (question, find) => {
    const answer = kept.get(question) ?? find();
    kept.delete(question);
    kept.set(question, answer);
    if (kept.size > questionsMaximum) for (const oldest of kept.keys().take(1)) kept.delete(oldest);
    return answer;
  };
}
