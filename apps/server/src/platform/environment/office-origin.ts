/** Where operators find the back office without OFFICE_ORIGIN: a host apart from the portal's, for cookies know no ports. */
export function officeAtHome(port: number): string {
  return `http://office.localhost:${port}`;
}
