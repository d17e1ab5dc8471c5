import { accountPaths } from '../../web/account-paths.ts'
import { paths, staticPages } from '../../web/paths.ts'
import { registration, PASSWORD } from '../support/account.ts'
import { accountArea as areaDe } from '../../texts/de/account/area.ts'
import { apiKeys as apiKeysDe } from '../../texts/de/account/api-keys.ts'
import { emailConfirmation as confirmationDe } from '../../texts/de/account/email-confirmation.ts'
import { security as securityDe } from '../../texts/de/account/security.ts'
import { team as teamDe } from '../../texts/de/account/team.ts'
import { exclusive as exclusiveDe } from '../../texts/de/exclusive/screen.ts'
import { accountArea as areaEn } from '../../texts/en/account/area.ts'
import { apiKeys as apiKeysEn } from '../../texts/en/account/api-keys.ts'
import { emailConfirmation as confirmationEn } from '../../texts/en/account/email-confirmation.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { team as teamEn } from '../../texts/en/account/team.ts'
import { exclusive as exclusiveEn } from '../../texts/en/exclusive/screen.ts'
import { dialog, main, type Screen, type Stage } from './screen.ts'
import { press } from '../support/user-actions.ts'

const area = { de: areaDe, en: areaEn }
const apiKeys = { de: apiKeysDe, en: apiKeysEn }
const confirmation = { de: confirmationDe, en: confirmationEn }
const security = { de: securityDe, en: securityEn }
const team = { de: teamDe, en: teamEn }
const exclusives = { de: exclusiveDe, en: exclusiveEn }

/** The parts of an account, and how one gets and opens it. */
export const accountScreens: Screen[] = [
  { name: 'login', path: paths.login() },
  { name: 'login-errors', path: paths.login(), act: signInEmpty },
  { name: 'login-refused', path: paths.login(), reports: /401/, act: signInWrong },
  { name: 'login-dialog', path: '/', isWindow: true, act: openLogin },
  { name: 'login-dialog-reset', path: '/', isWindow: true, act: openReset },
  { name: 'register', path: paths.register() },
  { name: 'register-errors', path: paths.register(), act: proceed },
  { name: 'register-company', path: paths.register(), act: toCompany },
  { name: 'register-consent', path: paths.register(), act: toConsent },
  { name: 'register-restored', path: paths.register(), act: restored },
  { name: 'forgot-password', path: paths.forgotPassword() },
  { name: 'new-password', path: accountPaths.newPassword('of-the-mail') },
  {
    name: 'new-password-expired',
    path: accountPaths.newPassword('of-the-mail'),
    reports: /4\d\d/,
    act: saveNewPassword,
  },
  { name: 'new-password-incomplete', path: '/new-password' },
  { name: 'confirm-email', path: accountPaths.confirmEmail('of-the-mail') },
  { name: 'confirm-email-expired', path: accountPaths.confirmEmail('of-the-mail'), reports: /422/, act: confirmEmail },
  { name: 'change-email-expired', path: accountPaths.changeEmail('of-the-mail'), reports: /422/ },
  { name: 'sign-in-link', path: accountPaths.signInLink('of-the-mail') },
  { name: 'sign-in-link-incomplete', path: '/sign-in-link' },
  { name: 'change-email-incomplete', path: '/change-email' },
  { name: 'confirm-email-note', as: 'unconfirmed', path: paths.addresses() },
  { name: 'gate', path: paths.accountInfo() },
  { name: 'account-info', as: 'hotel', path: paths.accountInfo() },
  { name: 'account-info-errors', as: 'fresh', path: paths.accountInfo(), reports: /400/, act: wrongVatId },
  { name: 'account-erase', as: 'fresh', path: paths.accountInfo(), isWindow: true, act: openErase },
  { name: 'addresses', as: 'filled', path: paths.addresses() },
  { name: 'addresses-empty', as: 'fresh', path: paths.addresses() },
  { name: 'addresses-form', as: 'fresh', path: paths.addresses(), isWindow: true, act: openAddress },
  { name: 'addresses-form-errors', as: 'fresh', path: paths.addresses(), isWindow: true, act: saveEmptyAddress },
  { name: 'addresses-delete', as: 'filled', path: paths.addresses(), isWindow: true, act: deleteAddress },
  { name: 'team', as: 'hotel', path: accountPaths.team() },
  { name: 'api-keys', as: 'hotel', path: accountPaths.apiKeys() },
  { name: 'order-rules', as: 'hotel', path: accountPaths.orderRules() },
  { name: 'api-keys-errors', as: 'fresh', path: accountPaths.apiKeys(), isWindow: true, act: makeEmptyKey },
  { name: 'team-step-up', as: 'fresh', path: accountPaths.team(), isWindow: true, reports: /403/, act: changeOwnRoles },
  { name: 'join-expired', path: accountPaths.join('of-the-mail'), reports: /422/ },
  { name: 'join-incomplete', path: '/join' },
  { name: 'security', as: 'hotel', path: accountPaths.security() },
  { name: 'change-password', as: 'hotel', path: paths.changePassword() },
  { name: 'change-password-errors', as: 'fresh', path: paths.changePassword(), reports: /4\d\d/, act: wrongPassword },
  { name: 'wishlist', as: 'hotel', path: paths.wishlist() },
  { name: 'wishlist-empty', as: 'fresh', path: paths.wishlist() },
  { name: 'exclusive', as: 'hotel', path: paths.exclusive() },
  { name: 'exclusive-empty', as: 'fresh', path: paths.exclusive() },
  { name: 'exclusive-rejected', as: 'retail', path: paths.exclusive() },
  { name: 'exclusive-errors', as: 'fresh', path: paths.exclusive(), act: applyEmpty },
]

async function makeEmptyKey({ page, language }: Stage) {
  const t = apiKeys[language]
  await press(main(page).getByRole('button', { name: t.make }))
  await press(dialog(page).getByRole('button', { name: t.make }))
  await dialog(page).getByText(t.noRight).waitFor()
}
/** Asks who it is before anything of the team changes. */
async function changeOwnRoles({ page, language }: Stage) {
  const t = team[language]
  await press(main(page).getByText(t.change, { exact: true }).first())
  await press(dialog(page).getByRole('button', { name: t.save }))
  await page.getByRole('dialog', { name: security[language].stepUp.title }).waitFor()
}
function confirmEmail({ page, language }: Stage) {
  return press(main(page).getByRole('button', { name: confirmation[language].confirm }))
}
async function openLogin({ page, t }: Stage) {
  await press(page.getByRole('button', { name: t.shell.signIn, exact: true }).filter({ visible: true }).first())
  await dialog(page).getByRole('textbox', { name: t.account.email }).waitFor()
}
async function openReset(stage: Stage) {
  await openLogin(stage)
  await press(dialog(stage.page).getByRole('button', { name: stage.t.account.forgotPassword }))
}
function pressSignIn({ page, t }: Stage) {
  return press(main(page).getByRole('button', { name: t.account.signIn, exact: true }))
}

async function signInEmpty(stage: Stage) {
  await pressSignIn(stage)
  await main(stage.page).locator('[aria-invalid=true]').first().waitFor()
}
async function signInWrong(stage: Stage) {
  const { page, t } = stage
  await main(page).getByRole('textbox', { name: t.account.email }).fill('niemand@cafe.example')
  await main(page).getByRole('textbox', { name: t.account.password }).fill(PASSWORD)
  await pressSignIn(stage)
  await main(page).getByRole('alert').first().waitFor()
}

function proceed({ page, language }: Stage) {
  return press(main(page).getByRole('button', { name: registration[language].next }))
}

async function toCompany(stage: Stage) {
  const { page, t } = stage
  await main(page).getByLabel(t.account.firstName).fill('Mira')
  await main(page).getByLabel(t.account.lastName).fill('Sommer')
  await main(page).getByRole('textbox', { name: t.account.email }).fill('mira@cafe.example')
  await main(page).getByLabel(t.account.phoneNumber).fill('+49 221 998877')
  await main(page).getByRole('textbox', { name: t.account.password }).fill(PASSWORD)
  await proceed(stage)
  await main(page).getByRole('heading', { name: registration[stage.language].steps.company }).waitFor()
}
async function toConsent(stage: Stage) {
  await toCompany(stage)
  await main(stage.page).getByLabel(stage.t.account.companyName).fill('Café Morgen')
  await proceed(stage)
  await main(stage.page).getByRole('heading', { name: registration[stage.language].steps.consent }).waitFor()
}
async function restored(stage: Stage) {
  await toCompany(stage)
  await stage.page.reload()
  await main(stage.page).getByText(registration[stage.language].restored).waitFor()
}

async function saveNewPassword({ page, t }: Stage) {
  await main(page).getByRole('textbox', { name: t.account.newPassword }).fill(PASSWORD)
  await press(main(page).getByRole('button', { name: t.account.savePassword }))
  await main(page).getByRole('alert').first().waitFor()
}

async function wrongVatId({ page, t, language }: Stage) {
  await main(page).getByLabel(t.account.vatId).fill('DE1')
  await main(page).getByLabel(t.account.lastName).fill('')
  await press(main(page).getByRole('button', { name: area[language].info.save }))
  await main(page).locator('[aria-invalid=true]').first().waitFor()
}
function openErase({ page, language }: Stage) {
  return press(main(page).getByRole('button', { name: area[language].privacy.erase }))
}

async function openAddress({ page, t }: Stage) {
  await press(main(page).getByRole('button', { name: t.account.addAddress }))
  await dialog(page).getByLabel(t.account.cityName).waitFor()
}
async function saveEmptyAddress(stage: Stage) {
  await openAddress(stage)
  await dialog(stage.page).getByLabel(stage.t.account.postalCode).fill('1')
  await press(dialog(stage.page).getByRole('button', { name: stage.t.account.save }))
  await dialog(stage.page).locator('[aria-invalid=true]').first().waitFor()
}
function deleteAddress({ page, t }: Stage) {
  return press(main(page).getByRole('button', { name: t.account.remove }).first())
}

async function wrongPassword({ page, language }: Stage) {
  const words = area[language].password
  await main(page).getByRole('textbox', { name: words.current }).fill('Falsch-1')
  await main(page).getByRole('textbox', { name: words.next }).fill('kurz')
  await press(main(page).getByRole('button', { name: words.save }))
  await main(page).locator('[aria-invalid=true]').first().waitFor()
}
async function applyEmpty({ page, language }: Stage) {
  await press(main(page).getByRole('button', { name: exclusives[language].send }))
  await main(page).locator('[aria-invalid=true]').first().waitFor()
}

/** What is the same for everybody. */
export const staticScreens: Screen[] = staticPages
  .filter((name) => name !== 'contact-us')
  .map((name) => ({ name, path: paths.static(name) }))
