/** What a write says that was asked for by one account and not sent as another signed in; set by the client entry. */
export const otherAccount = { message: '' }
