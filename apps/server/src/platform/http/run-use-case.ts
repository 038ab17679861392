import type { Database } from '../database/tx.ts';
import type { Binding, PreparedAnswer, Visitor } from './binding.ts';
import { checkedValue } from './checked-value.ts';
import type { Cookie } from './cookies.ts';
import type { FileAnswer } from './file-answer.ts';
import { keptBytesOf } from './kept-answer.ts';
import type { Input } from './read-input.ts';

/** Runs the bound use case on the handle that it asks for and answers its value, checked against the contract. */
export async function runUseCase(
  binding: Binding,
  caller: Visitor,
  input: Input,
  database: Database,
): Promise<unknown> {
  const value = await act(binding, caller, input, database);
  // A kept answer was checked when it was made.
  return keptBytesOf(value) ? value : checkedValue(binding.call, value);
}

/** The same for an answer with a cookie beside it. */
export async function runWithCookie(
  binding: Binding,
  caller: Visitor,
  input: Input,
  database: Database,
): Promise<{ value: unknown; cookie: Cookie }> {
  const perform = binding.useCase as (
    handle: unknown,
    who: unknown,
    what: unknown,
  ) => Promise<{ value: unknown; cookie: Cookie }>;
  const { value, cookie } = await perform(database, caller, input);
  return { value: checkedValue(binding.call, value), cookie };
}

/** What the file is written by. */
export function fileOf(binding: Binding, caller: Visitor, input: Input, database: Database): Promise<FileAnswer> {
  const perform = binding.useCase as (handle: unknown, who: unknown, what: unknown) => Promise<FileAnswer>;
  return perform(database, caller, input);
}

/** An answer that is kept ready: the same for every caller, so no caller's input is part of it. */
export function preparedAnswer(binding: Binding, database: Database): Promise<PreparedAnswer> {
  return (binding.useCase as (database: Database) => Promise<PreparedAnswer>)(database);
}

async function act(binding: Binding, caller: Visitor, input: Input, database: Database): Promise<unknown> {
  // `bind…` has checked the use case against its call; here only the handle differs.
  const perform = binding.useCase as (handle: unknown, who: unknown, what: unknown) => Promise<unknown>;
  switch (binding.mode) {
    case 'prepared':
    case 'cookie':
    case 'file':
      throw new Error(`${binding.call.name} is answered in a way of its own`);
    case 'known':
      return perform(null, caller, input);
    case 'long':
      return perform(database, caller, input);
    case 'reading':
      return database.reading((tx) => perform(tx, caller, input));
    case 'writing':
      return database.transaction((tx) => perform(tx, caller, input));
  }
}
