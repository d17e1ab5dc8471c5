import * as picturesApi from '../../contract/pictures/store-pictures.ts'
import * as settingsApi from '../../contract/store-settings.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { setAutoConfirm } from './auto-confirm.ts'
import { changeLegal, changeProfile, changeTerms } from './change-settings.ts'
import { addPicture } from './pictures/add-picture.ts'
import { changePictures, readPictures } from './pictures/change-pictures.ts'
import { pauseStore, resumeStore } from './pause-store.ts'
import { readSettings } from './present-settings.ts'

/** What a store sets itself. */
export function storeSettingsRoutes(api: Api, deps: Pick<Deps, 'db' | 'clock' | 'files' | 'jobs' | 'pictures'>) {
  serve(api, settingsApi.read, (_, caller) => readSettings(deps, caller))
  serve(api, settingsApi.changeProfile, (input, caller) => changeProfile(deps, caller, input))
  serve(api, settingsApi.changeTerms, (input, caller) => changeTerms(deps, caller, input))
  serve(api, settingsApi.changeLegal, (input, caller) => changeLegal(deps, caller, input))
  serve(api, picturesApi.read, (_, caller) => readPictures(deps, caller))
  serve(api, picturesApi.add, (input, caller) => addPicture(deps, caller, input))
  serve(api, picturesApi.change, (input, caller) => changePictures(deps, caller, input))
  serve(api, settingsApi.setAutoConfirm, (input, caller) => setAutoConfirm(deps, caller, input))
  serve(api, settingsApi.pause, (input, caller) => pauseStore(deps, caller, input))
  serve(api, settingsApi.resume, (_, caller) => resumeStore(deps, caller))
}
