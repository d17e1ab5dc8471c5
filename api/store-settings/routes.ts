import * as settingsApi from '../../contract/store-settings.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { setAutoConfirm } from './auto-confirm.ts'
import { changeLegal, changeProfile, changeTerms } from './change-settings.ts'
import { pauseStore, resumeStore } from './pause-store.ts'
import { readSettings } from './present-settings.ts'

/** What a store sets itself. */
export function storeSettingsRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock'>) {
  serve(api, settingsApi.read, (_, caller) => readSettings(deps, caller))
  serve(api, settingsApi.changeProfile, (input, caller) => changeProfile(deps, caller, input))
  serve(api, settingsApi.changeTerms, (input, caller) => changeTerms(deps, caller, input))
  serve(api, settingsApi.changeLegal, (input, caller) => changeLegal(deps, caller, input))
  serve(api, settingsApi.setAutoConfirm, (input, caller) => setAutoConfirm(deps, caller, input))
  serve(api, settingsApi.pause, (input, caller) => pauseStore(deps, caller, input))
  serve(api, settingsApi.resume, (_, caller) => resumeStore(deps, caller))
}
