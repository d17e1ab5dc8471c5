import * as workplaceApi from '../../contract/desk/workplace.ts'
import * as choicesApi from '../../contract/desk/notice-choices.ts'
import * as noticesApi from '../../contract/desk/notices.ts'
import * as viewsApi from '../../contract/desk/views.ts'
import * as runsApi from '../../contract/desk/runs.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { findStore } from './queries.ts'
import { chooseWay, readChoices } from './notices/choices.ts'
import { markNoticesRead, readNotices } from './notices/notices.ts'
import { changeView, listViews, removeView, saveView } from './views/views.ts'
import { readRun, readRunFile, retryRun } from './runs/runs.ts'

/** What the workplaces of suppliers and operators share. */
export function deskRoutes(api: Api, deps: Deps): void {
  const { db } = deps
  serve(api, workplaceApi.read, async (_, { account: { storeId, roles } }) => ({
    store: storeId === null ? null : await findStore(db, storeId),
    roles: [...roles],
  }))
  serve(api, noticesApi.list, (input, caller) => readNotices(deps, caller, input))
  serve(api, noticesApi.markRead, (input, caller) => markNoticesRead(deps, caller, input))
  serve(api, choicesApi.read, (_, caller) => readChoices(deps, caller))
  serve(api, choicesApi.choose, (input, caller) => chooseWay(deps, caller, input))
  serve(api, viewsApi.list, (input, caller) => listViews(deps, caller, input))
  serve(api, viewsApi.save, (input, caller) => saveView(deps, caller, input))
  serve(api, viewsApi.change, (input, caller) => changeView(deps, caller, input))
  serve(api, viewsApi.remove, (input, caller) => removeView(deps, caller, input))
  serve(api, runsApi.read, ({ id }, caller) => readRun(deps, caller, id))
  serve(api, runsApi.retry, ({ id }, caller) => retryRun(deps, caller, id))
  serve(api, runsApi.readFile, ({ id }, caller) => readRunFile(deps, caller, id))
}
