export const ISSUER_PATH = '/dev/identity';
