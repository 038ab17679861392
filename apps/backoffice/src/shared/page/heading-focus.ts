let hasMoved = false;

/** From the first page on that a link has led to: before, the focus belongs to the browser, and the first Tab to the skip link. */
export function takesHeadingFocus(): boolean {
  return hasMoved;
}

export function pageHasMoved(): void {
  hasMoved = true;
}
