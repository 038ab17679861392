import fc from 'fast-check';

// Reports hold messages and no causes: a property that fails says in its own message what was found.
fc.configureGlobal({ includeErrorInReport: true });
