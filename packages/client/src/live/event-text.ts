/** One message of `text/event-stream`, and a reader that takes the text in any pieces. */
export type StreamMessage = { id: string | null; event: string; data: string };

export function createStreamReader(onMessage: (message: StreamMessage) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    rest += piece;
    const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = readBlock(block);
      if (message) onMessage(message);
    }
  };
}

function readBlock(block: string): StreamMessage | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'id') id = value;
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? { id, event, data: data.join('\n') } : null;
}
