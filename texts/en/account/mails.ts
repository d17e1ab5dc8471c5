/** Mails of the account; layout in api/platform/mail/mail-layout.ts. */
export const mails = {
  /** Without a name where the address is not confirmed. */
  hello: (firstName: string | null) => (firstName === null ? 'Hello,' : `Hello ${firstName},`),
  welcome: {
    subject: 'Welcome to Tresen',
    title: 'Welcome to Tresen',
    body: (companyName: string) => [
      `The email address of ${companyName} is confirmed: you can order now.`,
      `You see net prices, tier prices and the stock of every supplier.`,
      'Goods of several suppliers share one cart; each supplier has a minimum order and its own delivery.',
    ],
    button: 'Discover goods',
  },
  confirmEmail: {
    subject: 'Please confirm your email address',
    title: 'Confirm your email address',
    body: [
      'Somebody, probably you, has opened a business account at Tresen with this email address.',
      'Please confirm that it is yours; then orders can be placed with the account.',
    ],
    button: 'Confirm email address',
    closing: (days: number) => [
      `The link is valid for ${days} days. If it was not you, do nothing: without a confirmation nobody can order with this address.`,
    ],
  },
  passwordReset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    body: ['Somebody, probably you, asked for a new password for your Tresen account.'],
    button: 'Choose a new password',
    closing: (minutes: number) => [
      `The link works once and for ${minutes} minutes. If it was not you, do nothing: your password stays as it is.`,
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    body: [
      'The password of your Tresen account has just been changed. All other sessions have ended.',
      'If it was you, there is nothing to do. If it was not, set a new password at once, which locks everybody else out.',
    ],
    button: 'Set a new password',
  },
  newDevice: {
    subject: 'A sign-in from a new device',
    title: 'A sign-in from a new device',
    device: ({ browser, system }: { browser: string | null; system: string | null }) =>
      [browser ?? 'an unknown program', system].filter(Boolean).join(' on '),
    body: (device: string, moment: string) => [
      `Somebody, probably you, has just signed in to your Tresen account with ${device}, on ${moment} (German time).`,
      `The account was never used on this device before.`,
      'If it was you, there is nothing to do.',
    ],
    button: 'See all sessions',
    closing: [
      'If it was not you, end the session there and change your password: that locks everybody else out. We never ask for your password by mail.',
    ],
  },
  secondFactor: {
    on: {
      subject: 'Two-factor sign-in switched on',
      body: [
        'From now on a code of your authenticator app is needed besides the password. All other sessions have ended.',
      ],
    },
    off: {
      subject: 'Two-factor sign-in switched off',
      body: ['From now on the password alone opens your Tresen account. Your recovery codes have gone as well.'],
    },
    codes: {
      subject: 'New recovery codes',
      body: ['Recovery codes for your Tresen account were made anew. The former ones work no longer.'],
    },
    passkey: {
      subject: 'A new passkey',
      body: ['A passkey was added to your Tresen account. Whoever has it signs in without a password.'],
    },
    lost: {
      subject: 'Two-factor sign-in taken off your account',
      body: [
        'An employee of Tresen has taken the authenticator app, the recovery codes and all passkeys off your account, as you had lost them.',
        'All sessions have ended.',
        'From now on the password alone opens your Tresen account. Please set up a second factor again.',
      ],
    },
    button: 'See the security of your account',
    closing: ['If it was not you, set a new password at once and write to us.'],
  },
  apiKey: {
    subject: 'A new API key',
    body: (name: string) => [
      `in your team the API key ‘${name}’ was made. With it another system reads the team’s data and changes them, as far as its rights go.`,
    ],
    button: 'See the API keys',
    closing: ['If nobody knows of it, end the key at once and set a new password.'],
  },
  newOwner: {
    subject: (companyName: string) => `You are now an owner of ${companyName}`,
    body: (from: string, companyName: string) => [
      `${from} has handed over the ownership of ${companyName} to you. From now on you decide about team, company details and API keys.`,
    ],
    button: 'See the team',
    closing: ['If you did not expect this, please write to us.'],
  },
  impersonation: {
    subject: 'An employee of Tresen acts in your account',
    begun: (moment: string) =>
      `On ${moment} an employee of Tresen opened your account to help you. This ends by itself after 30 minutes.`,
    reason: (reason: string) => `The reason given: ${reason}`,
    ticket: (number: string) => `The ticket about it: ${number}`,
    readOnly: 'They can only look: nothing in your account can be changed.',
    writing:
      'They can also prepare something in your name, such as your cart. Only you can order, pay and change your account.',
    button: 'See the sessions of your account',
    closing: ['If you did not expect this, please write to us. You can end the session in your account at any time.'],
  },
  invitation: {
    subject: (companyName: string) => `Invitation to the team of ${companyName}`,
    title: (companyName: string) => `Join the team of ${companyName}`,
    body: {
      buyer: (inviterName: string, companyName: string) => [
        `${inviterName} invites you to order and work for ${companyName} at Tresen, the wholesale marketplace.`,
        'You join with your own account; one is quickly opened.',
      ],
      supplier: (inviterName: string, storeName: string) => [
        `${inviterName} invites you to work for the store ${storeName} at Tresen, the wholesale marketplace.`,
        'You join with your own account; one is quickly opened.',
      ],
      operator: (inviterName: string) => [
        `${inviterName} invites you to the team that runs Tresen, the wholesale marketplace.`,
        'You join with your own account and a second factor; both are quickly set up.',
      ],
    },
    /** To an address that nobody has confirmed: no word that somebody typed. */
    unnamed: {
      subject: 'Invitation to a team at Tresen',
      title: 'Join a team at Tresen',
      body: {
        buyer: [
          'You are invited to order and work for a company at Tresen, the wholesale marketplace.',
          'For which one, and by whom, stands behind the link.',
          'You join with your own account; one is quickly opened.',
        ],
        supplier: [
          'You are invited to work for a store at Tresen, the wholesale marketplace.',
          'For which one, and by whom, stands behind the link.',
          'You join with your own account; one is quickly opened.',
        ],
        operator: [
          'You are invited to the team that runs Tresen, the wholesale marketplace. By whom stands behind the link.',
          'You join with your own account and a second factor; both are quickly set up.',
        ],
      },
    },
    /** The operators' team has no name of its own. */
    operators: 'Tresen',
    button: 'See the invitation',
    closing: (days: number) => [`The link works once and for ${days} days. If you do not know the sender, do nothing.`],
  },
  signInLink: {
    subject: 'Your link to log in',
    body: ['Somebody, probably you, asked for a link that logs in to your Tresen account without a password.'],
    button: 'Log in',
    closing: (minutes: number) => [
      `The link works once and for ${minutes} minutes. If it was not you, do nothing, and pass the link on to nobody: it opens your account.`,
    ],
  },
  emailChange: {
    confirm: {
      subject: 'Please confirm your new email address',
      body: [
        'Somebody, probably you, wants to use this email address for their Tresen account from now on.',
        'Please confirm that it is yours. Where the account has another confirmed address, that one has to agree as well.',
      ],
      button: 'Confirm the new address',
      closing: (hours: number) => [
        `The link works once and for ${hours} hours. If it was not you, do nothing: without you nothing changes.`,
      ],
    },
    agree: {
      subject: 'Shall the email address of your account change?',
      body: (newEmail: string) => [
        `Somebody, probably you, wants to change the email address of your Tresen account to ${newEmail}.`,
        `Until you agree you log in with this address as before.`,
      ],
      button: 'See and agree',
      closing: (hours: number) => [
        `The link works for ${hours} hours. If it was not you, open it and press “It was not me”: that ends the change.`,
        `Then set a new password, as somebody knows yours.`,
      ],
    },
    taken: {
      subject: 'There is an account with this email address already',
      body: [
        'Somebody, probably you, wanted to use this email address for another Tresen account.',
        'There is an account with it already, so nothing changes.',
        'An address belongs to one account. To use it for the other one, change the address of this account first.',
      ],
      button: 'Set a new password',
      closing: ['If it was not you, do nothing.'],
    },
    changed: {
      subject: 'The email address of your account was changed',
      body: (newEmail: string) => [
        `As both addresses have agreed, you log in to Tresen with ${newEmail} from now on. All other sessions have ended.`,
        'We do not write to this address about your account any more. If it was not you, please write to us at once.',
      ],
    },
  },
  accountErased: {
    subject: 'Your account was erased',
    title: 'Your account was erased',
    body: [
      'Your Tresen account was erased as you wished. Nobody can sign in to it any more.',
      'Orders and invoices are kept as the law asks, and for nothing else.',
    ],
  },
}
