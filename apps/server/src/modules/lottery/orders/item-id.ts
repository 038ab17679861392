/** An item is named by its order and its place in it, from 1. */
export function itemIdOf(orderId: string, position: number): string {
  return `${orderId}.${position}`;
}

export function readItemId(itemId: string): { orderId: string; position: number } {
  const [orderId = '', position = ''] = itemId.split('.');
  return { orderId, position: Number(position) };
}
