import * as z from 'zod/mini'
import { endpoint } from './platform/endpoint.ts'
import { brokenPasswordRules } from './platform/password.ts'
import { WebUrl } from './platform/web-url.ts'
import { impersonationFields } from './security/impersonation.ts'
import { DateTime, Language, NoContent, NoInput, PastDay, plainText, requiredText } from './platform/values.ts'

export const businessTypes = ['HOTEL', 'CAFE', 'RESTAURANT', 'RETAIL', 'OFFICE', 'OTHER'] as const
export const Email = plainText(254).check(z.trim(), z.email())
/** Sign-in asks only for six characters; sign-up and change for all rules (specification section 5). */
export const TypedPassword = plainText(200).check(z.minLength(6))
export const NewPassword = TypedPassword.check(
  z.refine((password) => brokenPasswordRules(password).length === 0, { error: 'password' }),
)
export const Phone = requiredText(40).check(z.minLength(5))

export const Token = z.object({ authToken: z.string(), expiresAt: DateTime })
export type Token = z.output<typeof Token>

/** Proves that this device signed in before, so that guesses from elsewhere do not keep it out; kept by the browser. */
export const DeviceToken = z.string().check(z.regex(/^[\w-]{43}$/))
export const SignedIn = z.extend(Token, { deviceToken: z.string() })
export type SignedIn = z.output<typeof SignedIn>

export const SignUp = z.strictObject({
  email: Email,
  password: NewPassword,
  firstName: requiredText(80),
  lastName: requiredText(80),
  phoneNumber: Phone,
  companyName: requiredText(120),
  businessType: z.enum(businessTypes),
  vatId: z._default(z.nullable(plainText(20)), null),
  website: z._default(z.nullable(WebUrl), null),
  socialUrls: z._default(z.array(WebUrl).check(z.maxLength(5)), []),
  /** The day the business opened. */
  startDate: z._default(z.nullable(PastDay), null),
  countryId: z.int32(),
  language: Language,
  isBusinessConfirmed: z.literal(true),
  termsAccepted: z.literal(true),
  newsletter: z._default(z.boolean(), false),
  deviceToken: z.optional(DeviceToken),
})
export const signUp = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  access: 'visitor',
  repeat: 'refused',
  summary: 'Open a business account and mail a link to confirm the e-mail; 409 EMAIL_TAKEN',
  status: 201,
  input: SignUp,
  output: SignedIn,
})
export const SignIn = z.strictObject({
  email: Email,
  password: TypedPassword,
  /** From an earlier sign-in on this device, by whichever account. */
  deviceToken: z.optional(DeviceToken),
})
export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  access: 'visitor',
  repeat: 'fresh',
  summary: 'Sign in; 401 BAD_CREDENTIALS in the same words and time whether the address is known or not',
  input: SignIn,
  output: SignedIn,
})
export const ImpersonationCode = z.object({ code: z.string(), url: z.string(), expiresAt: DateTime })
export type ImpersonationCode = z.output<typeof ImpersonationCode>
export const makeImpersonationCode = endpoint({
  method: 'POST',
  path: '/api/v1/operator/impersonation-codes',
  access: 'operator',
  right: 'impersonate',
  stepUp: 'IMPERSONATION',
  repeat: 'fresh',
  summary:
    'Make a code that signs in as this buyer, once and within 60 seconds, to read or with mayWrite what a buyer is helped by; 404 for every other e-mail',
  status: 201,
  input: z.strictObject({ email: Email, ...impersonationFields }),
  output: ImpersonationCode,
})
export const impersonate = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-in/impersonate',
  access: 'visitor',
  repeat: 'refused',
  summary:
    'Sign in as a buyer for 30 minutes with the code of an operator; without writing each write is 403 IMPERSONATION_READ_ONLY, with it all but cart, lists and designs 403 IMPERSONATION_REFUSED; 422 LINK_EXPIRED',
  input: z.strictObject({ code: requiredText(200) }),
  output: z.extend(Token, { isImpersonated: z.literal(true) }),
})
export const signOut = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  access: 'visitor',
  repeat: 'same-effect',
  endsSession: true,
  summary: 'End this session on the server',
  status: 204,
  input: NoInput,
  output: NoContent,
})
export const ForgotPassword = z.strictObject({ email: Email })
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  access: 'visitor',
  repeat: 'fresh',
  summary: 'Send a link to set a new password; always 204',
  status: 204,
  input: ForgotPassword,
  output: NoContent,
})
export const ResetPassword = z.strictObject({ token: requiredText(200), password: NewPassword })
export const newPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/new-password',
  access: 'visitor',
  repeat: 'refused',
  summary: 'Set a new password with the token of the mail; ends all sessions; 422 LINK_EXPIRED',
  status: 204,
  input: ResetPassword,
  output: NoContent,
})
export const ChangePassword = z.strictObject({ currentPassword: TypedPassword, newPassword: NewPassword })
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/change-password',
  access: 'account',
  repeat: 'refused',
  summary: 'Replace the password; all sessions end, the token answered is a new one; 403 when impersonated',
  input: ChangePassword,
  output: Token,
})

const User = z.object({
  portalUserId: z.string(),
  role: z.enum(['BUYER', 'SUPPLIER', 'OPERATOR']),
  businessType: z.nullable(z.enum(businessTypes)),
})
const UserDetails = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  phoneNumber: z.string(),
  language: Language,
  currency: z.literal('EUR'),
  countryId: z.int32(),
  /** Until then nothing can be ordered (EMAIL_NOT_CONFIRMED). */
  isEmailConfirmed: z.boolean(),
})
export const CurrentUser = z.object({
  isImpersonated: z.boolean(),
  impersonatedBy: z.nullable(z.string()),
  /** Only where `isImpersonated`: whether it may change anything. */
  mayWrite: z.optional(z.boolean()),
  user: z.nullable(User),
  userDetails: z.nullable(UserDetails),
  counts: z.nullable(z.object({ cartItems: z.int(), wishlist: z.int() })),
  /**
   * What the session of an account acts as; null for who belongs to nothing (any more). Missing for visitors and for who
   * belongs to one company, store or team alone and may everything there.
   */
  membership: z.optional(
    z.nullable(z.object({ id: z.string(), rights: z.array(z.string()), isOneOfSeveral: z.boolean() })),
  ),
})
export type CurrentUser = z.output<typeof CurrentUser>
export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v1/auth',
  access: 'visitor',
  summary: 'Who is asking; `user` is null for a visitor',
  input: NoInput,
  output: CurrentUser,
})

/** Address form (specification section 5). */
const addressFields = {
  /** What the buyer calls it, such as 'Kitchen, back door'. */
  label: z._default(plainText(60).check(z.trim()), ''),
  /** For who delivers; copied to the order, where its suppliers read it. */
  deliveryNotes: z._default(plainText(300).check(z.trim()), ''),
  firstName: requiredText(80),
  lastName: requiredText(80),
  email: Email,
  phoneNumber: Phone,
  countryId: z.int32(),
  companyName: requiredText(120),
  street: requiredText(120),
  streetNumber: requiredText(20),
  cityName: requiredText(120),
  postalCode: requiredText(12),
  selected: z._default(z.boolean(), true),
}
export const AddressInput = z.strictObject(addressFields)
export const Address = z.object({ id: z.string(), ...addressFields })
export type Address = z.output<typeof Address>
const AddressId = z.uuid()

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/v1/account/addresses',
  access: 'buyer',
  right: 'buy',
  summary: 'The address book, newest first',
  input: NoInput,
  output: z.array(Address),
})
export const createAddress = endpoint({
  method: 'POST',
  path: '/api/v1/account/addresses',
  access: 'buyer',
  right: 'buy',
  repeat: 'keyed',
  summary: 'Add an address; a selected one clears the others',
  status: 201,
  input: AddressInput,
  output: Address,
})
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/v1/account/addresses/{id}',
  access: 'buyer',
  right: 'buy',
  repeat: 'same-effect',
  summary: 'Change an address; a selected one clears the others',
  input: z.strictObject({ id: AddressId, ...addressFields }),
  output: Address,
})
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/account/addresses/{id}',
  access: 'buyer',
  right: 'buy',
  repeat: 'refused',
  summary: 'Delete an address; after the selected one the newest left is selected',
  status: 204,
  input: z.strictObject({ id: AddressId }),
  output: NoContent,
})
