import { expect, test } from 'vitest'
import { openJobs } from '../../api/platform/jobs/jobs.ts'
import { createMember } from '../../test/builders.ts'
import { operatorHealth as health } from '../../texts/en/health/operator.ts'
import { healthReplies as replies } from '../../texts/en/health/replies.ts'
import { glance, showFactor } from '../support/account.ts'
import { findBarriers } from '../support/axe.ts'
import { visit } from '../support/browser.ts'
import { enter } from '../support/filled-cart.ts'
import { browser, openForAll, shop } from '../support/opened.ts'
import { press } from '../support/user-actions.ts'

openForAll()

/** Of a kind that no process works off. */
const QUEUE = 'nobodys-work'

test.each(glance('en'))(
  'a queue that stands still is seen on the first page, and what to do beside it',
  { tags: ['long'] },
  async (language, device) => {
    const jobs = await openJobs(shop.db, [QUEUE])
    await jobs.send(shop.db, QUEUE, {})
    await jobs.stop()
    await shop.db`update pgboss.job set start_after = now() - interval '20 minutes' where name = ${QUEUE}`
    const { token } = await createMember(shop.db, { isOperator: true, roles: ['ADMIN'] })
    await showFactor(shop.db, token)
    const { page, context, problems } = await visit(browser, shop.origin, device)

    await enter(page, language, token, '/operator')
    const line = page.getByRole('listitem').filter({ hasText: health.names.JOBS })
    await line.getByText(replies.standsStill(QUEUE)).waitFor()
    await press(page.getByRole('link', { name: health.all }))
    await page.getByRole('heading', { name: health.version }).waitFor()
    await line.getByText(health.states.BAD, { exact: true }).waitFor()
    await line.getByText(replies.queueStands).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  },
)
