export type EventFrame = { id: string | null; event: string; data: Record<string, unknown> };

/** What a stream tells, frame by frame. */
export async function* framesOf(response: Response): AsyncGenerator<EventFrame> {
  let rest = '';
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += text;
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const lines = rest.slice(0, end).split('\n');
      rest = rest.slice(end + 2);
      const member_ = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .trim() ?? null;
      const event = member_('event');
      if (event)
        yield { id: member_('id'), event, data: JSON.parse(member_('data') ?? '{}') as Record<string, unknown> };
    }
  }
}
