/** Something a person can mend; its message says what it is and the way out, and no stack is shown. */
export class Plain extends Error {
  constructor(message, { exitCode = 1 } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}
