/** What opening the customer service needs is fetched when somebody asks for it. */
export function askCustomerService(): void {
  void import('../../features/support/open-customer-service.ts').then(({ openCustomerService }) =>
    openCustomerService(),
  );
}
