import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accountApi from '../../contract/account.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { signUpForm } from '../forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

test('6.2: a password of 200 characters, spaces and any script counts to its last character, as it was typed', async () => {
  const password = ` Ä7 ${'грош 茶 ☕ '.repeat(40)}`.slice(0, 199).padEnd(200, 'x')
  const { email } = signUpForm()
  await app.request(accountApi.signUp, signUpForm({ email, password }))
  await app.request(accountApi.signIn, { email, password })
  for (const other of [password.slice(0, -1), password.trim(), password.toLowerCase(), `${password.slice(0, -1)}y`])
    expect(await app.refusal(accountApi.signIn, { email, password: other })).toMatchObject({ status: 401 })
})
