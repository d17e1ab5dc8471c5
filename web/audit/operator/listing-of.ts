import * as auditApi from '../../../contract/operator/audit.ts'
import { auditStates } from '../../../contract/operator/audit.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'

const parameters = ['q', 'from', 'to', 'after', 'before', 'actor', 'action', 'kind', 'target', 'storeId', 'buyer']

/** What the address narrows the audit by. */
export function listingOf(search: URLSearchParams): InputOf<typeof auditApi.list> {
  const state = auditStates.find((one) => one === search.get('view'))
  const isImpersonated = search.get('isImpersonated')
  const named = parameters.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : []))
  return takenBy(auditApi.list, {
    ...Object.fromEntries(named),
    ...(state && { state }),
    ...(isImpersonated && { isImpersonated: isImpersonated === 'true' }),
  })
}
