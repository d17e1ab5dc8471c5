import * as papersApi from '../../contract/papers/papers.ts'
import * as versionsApi from '../../contract/papers/versions.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readPapers } from './read-papers.ts'
import { readVersions } from './read-versions.ts'
import { sendPaper } from './send-paper.ts'

export function paperRoutes(api: Api, deps: Deps): void {
  serve(api, papersApi.list, (_, { account }) => readPapers(deps, account.storeId))
  serve(api, versionsApi.list, (input) => readVersions(deps, input))
  serve(api, papersApi.send, (input, caller) => sendPaper(deps, caller, input))
}
