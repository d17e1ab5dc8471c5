import * as approvalsApi from '../../contract/operator/approvals.ts'
import { serve, type Api } from '../http/serve.ts'
import {
  decideApproval,
  type ApprovalDeps,
  type DecisionRules,
  listApprovals,
  readApproval,
  undoApproval,
} from './decide.ts'

/** The queue of all that waits for a decision of an operator. */
export function approvalRoutes(api: Api, deps: ApprovalDeps, rules: DecisionRules) {
  serve(api, approvalsApi.list, (input, caller) => listApprovals(deps, input, caller))
  serve(api, approvalsApi.read, ({ id }, caller) => readApproval({ deps, rules }, id, caller))
  serve(api, approvalsApi.decide, (input, caller) => decideApproval({ deps, rules }, caller, input))
  serve(api, approvalsApi.undo, ({ id }, caller) => undoApproval(deps, caller, id))
}
