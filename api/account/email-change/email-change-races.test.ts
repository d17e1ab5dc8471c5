import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as accountApi from '../../../contract/account.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { atOnce } from '../../../test/at-once.ts'
import {
  askForChange,
  beginChange,
  changeMails,
  createOwner,
  emailOf,
  follow,
  pending,
  refusedLink,
} from '../../../test/account/email-change.ts'
import { signUpForm } from '../../../test/forms.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db`delete from pgboss.job`
  await app.db`delete from rate_limit`
})

test('an account opened with the address meanwhile keeps it; who has shown it to be theirs is told, and the change is over', async () => {
  const person = await createOwner(app)
  const { forNew, forOld } = await beginChange(app, person)
  await follow(app, forOld)
  await app.request(accountApi.signUp, signUpForm({ email: person.next }))
  expect(await refusedLink(app, forNew)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' })
  expect(await pending(app, person)).toBeNull()
  expect(await emailOf(app, person)).toBe(person.email)
})

test('a sign-up with the address and the last link at once: one account gets it', async () => {
  for (let i = 0; i < 4; i++) {
    const person = await createOwner(app)
    const { forNew, forOld } = await beginChange(app, person)
    await follow(app, forOld)
    const [changed, opened] = await Promise.allSettled([
      follow(app, forNew),
      app.request(accountApi.signUp, signUpForm({ email: person.next })),
    ])
    expect([changed.status, opened.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    if (changed.status === 'rejected') expect(changed.reason.code).toBe('EMAIL_TAKEN')
    const owners = await app.db`select id from account where lower(email) = lower(${person.next})`
    expect(owners).toHaveLength(1)
  }
})

test('an uncommitted account with the address is waited for; then the index decides', async () => {
  const [person, rival] = [await createOwner(app), await createOwner(app)]
  const { forNew, forOld } = await beginChange(app, person)
  await follow(app, forOld)
  let refused: Promise<{ code: string }> | undefined
  await app.db.begin(async (tx) => {
    await tx`update account set email = ${person.next} where id = ${rival.id}`
    refused = refusedLink(app, forNew)
    await expect
      .poll(async () => {
        const [row] = await app.db<[{ count: number }]>`
          select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return row.count
      })
      .toBe(1)
  })
  expect(await refused).toMatchObject({ code: 'EMAIL_TAKEN' })
  expect(await pending(app, person)).toBeNull()
})

test('both links at once change the address once; of 8 presses of one link one counts', async () => {
  const person = await createOwner(app)
  const { forNew, forOld } = await beginChange(app, person)
  const states = await Promise.all([follow(app, forNew), follow(app, forOld)])
  expect(states.map(({ state }) => state).toSorted()).toEqual(['CHANGED', 'WAITING'])
  const other = await createOwner(app)
  const links = await beginChange(app, other)
  const { done, refused } = await atOnce(8, () => follow(app, links.forNew))
  expect(done).toHaveLength(1)
  expect(refused).toHaveLength(7)
})

test('of two changes asked for at once one counts, and its links alone work', async () => {
  const person = await createOwner(app)
  const others = ['eins', 'zwei'].map((name) => `${name}-${person.next}`)
  await Promise.all(others.map((email) => askForChange(app, person, email)))
  const { email: newest } = (await pending(app, person))!
  const mails = await changeMails(app)
  expect(others.filter((email) => mails[email])).toEqual([newest])
  await follow(app, mails[newest]!.token)
  await follow(app, mails[person.email]!.token)
  expect(await emailOf(app, person)).toBe(newest)
})
