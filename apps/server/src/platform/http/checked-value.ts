import type { Call } from '@pelita/contract';

/** A value that is not of the contract's shape is a defect of the server; members that the shape lacks never leave. */
export function checkedValue(call: Call, value: unknown): unknown {
  const checked = call.value.safeParse(value);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ');
  throw new Error(`the value of ${call.name} is not of its shape: ${faults}`);
}
