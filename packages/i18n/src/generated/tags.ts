// Written by `npm run generate` from src/messages.
export const catalogueTags = ["en","ms","qps"] as const;
