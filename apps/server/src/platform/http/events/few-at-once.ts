/**
 * Does what it is given, so many at once and the rest in turn. All streams that were opened together look at their sessions
 * at one heartbeat; asked at once, they would crowd everybody else out of the database.
 */
export function fewAtOnce(limit: number): (work: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = [];
  let running = 0;
  const begin = (): void => {
    const work = running < limit ? waiting.shift() : undefined;
    if (!work) return;
    running += 1;
    void work().finally(() => {
      running -= 1;
      begin();
    });
  };
  return (work) => {
    waiting.push(work);
    begin();
  };
}
