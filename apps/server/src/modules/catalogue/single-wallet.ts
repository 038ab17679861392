/** The account type of every vendor and title: they all play with the member's one wallet. */
export const SINGLE_WALLET = { accountTypeId: '1', accountTypeName: 'MAIN' };
