import type { CompanyRole } from '../../../contract/rights.ts'

/** The team of a company, joining it, and changing between what one belongs to; comes with these pages. */
export const team = {
  title: 'Team',
  lead: (company: string) => `Who orders and works for ${company}. Everybody signs in with an account of their own.`,
  failed: 'The team could not be loaded',
  members: 'Members',
  you: 'You',
  since: (day: string) => `here since ${day}`,
  rolesLabel: 'Roles',
  roleHints: {
    OWNER: 'may do everything, including the team',
    BUYER: 'orders, sees orders and documents',
    APPROVER: 'sees orders',
    RECEIVER: 'sees deliveries without prices and confirms what has arrived',
    BOOKKEEPER: 'sees invoices and other documents only',
  } satisfies Record<CompanyRole, string>,
  change: 'Change roles',
  changeNamed: (name: string) => `Change roles of ${name}`,
  changed: 'The roles are changed.',
  save: 'Save',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) => `Remove ${name}?`,
  removeText: 'Their sessions for this company end at once. Orders and documents stay.',
  removed: 'The member is removed.',
  invitations: 'Invited',
  until: (day: string) => `The link works until ${day}`,
  again: 'Send again',
  againNamed: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: 'The invitation is withdrawn.',
  invite: 'Invite somebody',
  inviteLead: 'They get a mail with a link that works once and for seven days.',
  email: 'Email address',
  send: 'Send invitation',
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  noRole: 'Please choose at least one role.',
}

export const joining = {
  title: 'Join a team',
  lead: (company: string, roles: string) => `You are invited to the team of ${company}. Your roles: ${roles}.`,
  reading: 'The invitation is being read',
  failed: 'The invitation could not be read',
  expiredTitle: 'This invitation works no longer',
  expiredText:
    'It was used, withdrawn or replaced by a later mail, or is older than seven days. Please ask for another.',
  newAccount: (email: string) => `Choose a password; you then sign in with ${email}.`,
  password: 'Password',
  terms: 'I accept the terms and conditions.',
  join: 'Open account and join',
  accept: 'Join the team',
  signInFirst: (email: string) => `There is an account for ${email}. Log in with it to join.`,
  signIn: 'Log in',
  other: (email: string) => `You are logged in with another account. Log out and in again as ${email} to join.`,
  signOut: 'Log out',
  joined: (company: string) => `Welcome to the team of ${company}.`,
}

export const memberships = {
  title: 'You also belong to',
  operators: 'Operators of Tresen',
  actAs: (name: string) => `Go on for ${name}`,
  failed: 'What else you belong to could not be loaded.',
}
