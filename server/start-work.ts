import { startVatIdWorker } from '../api/account/profile/check-vat-id.ts'
import { startEmailChangeWorker } from '../api/account/email-change/mail-email-change.ts'
import { startEmailConfirmationWorker } from '../api/account/email-confirmation/mail-confirmation.ts'
import { startSignInLinkWorker } from '../api/account/sign-in-link/mail-sign-in-link.ts'
import { startInvitationWorker } from '../api/account/team/mail-invitation.ts'
import { startPasswordResetWorker } from '../api/account/password/mail-password-reset.ts'
import { startApprovals } from '../api/decide-approvals.ts'
import { settleCheckout } from '../api/checkout/settlement/settle-checkout.ts'
import { startHealthSampler } from '../api/health/sample-health.ts'
import { startClaimScheduler } from '../api/claims/due-claims.ts'
import { startDeletionWorker } from '../api/platform/retention/delete-files.ts'
import { startFileDeletionWorker } from '../api/designs/files/delete-files.ts'
import { startPaymentWorker } from '../api/payments/moves/execute-move.ts'
import { startReconciliationScheduler } from '../api/payments/reconciliation/reconciliation-scheduler.ts'
import { startPaymentPoller } from '../api/payments/poll-payments.ts'
import { startDocumentMailWorker } from '../api/orders/documents/mail-document.ts'
import { startPriceAnnouncementWorker } from '../api/change-sets/announce-prices.ts'
import { startChangeSetScheduler } from '../api/change-sets/schedule-change-sets.ts'
import { startOrderCounter } from '../api/products/order-counts/count-orders.ts'
import { startCollectionFiller } from '../api/listings/collections/fill-collection.ts'
import { startProductChecks } from '../api/range/checks/check-products.ts'
import { startPictureImportWorker } from '../api/import/pictures/take-pictures.ts'
import { startImportUndoWorker } from '../api/import/pictures/undo-import.ts'
import { startImportWorker } from '../api/import/runs/work-import.ts'
import { startReplayWorker } from '../api/jobs/replay-queue.ts'
import { startRuns } from '../api/work-runs.ts'
import { startChangeSetWorker } from '../api/change-sets/work-change-set.ts'
import { startRecallScheduler } from '../api/recalls/mail-recalls.ts'
import { startRecipeScheduler } from '../api/menu/mail-changes.ts'
import { startRestockScheduler } from '../api/restock/mail-restocked.ts'
import { startInvoiceScheduler } from '../api/commission-invoices/issue-invoices.ts'
import { startInvoiceMailWorker } from '../api/commission-invoices/mail-invoice.ts'
import { startStatementScheduler } from '../api/orders/empties/statement/mail-statements.ts'
import { startOrderScheduler } from '../api/orders/fulfilment/automatic-transitions.ts'
import { startPageTurns } from '../api/turn-pages.ts'
import { startReminders } from '../api/net-terms/send-reminders.ts'
import { startPaperWatch } from '../api/papers/watch-papers.ts'
import { startLevelCounter } from '../api/operated-stores/count-levels.ts'
import { startWebhooks } from '../api/webhooks/send-webhooks.ts'
import { startRetentionWorker, watchRetention } from '../api/retention.ts'
import { startAuditSealer } from '../api/platform/audit/seal-audit.ts'
import { startMailWorker } from '../api/platform/mail/mail-worker.ts'
import type { Deps } from '../api/platform/deps.ts'
import type { Mailer } from '../api/platform/mail/mail.ts'

type Given = { mail: Mailer; indexAge: Parameters<typeof startHealthSampler>[0]['indexAge'] }

/** Jobs and what time does: of several processes of one machine one does them (decision 214). */
export async function startWork(deps: Deps, { mail, indexAge }: Given): Promise<{ stop(): Promise<void> }> {
  await startWorkers(deps, mail)
  const schedulers = startSchedulers(deps)
  const sealer = startAuditSealer(deps)
  const watch = deps.payments && startPaymentPoller(deps, settleCheckout)
  const sampler = startHealthSampler({ ...deps, indexAge })
  return {
    async stop() {
      await Promise.all([watch?.stop(), sampler.stop()])
      await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
      await sealer.stop()
    },
  }
}

/** What happens by itself once its time has come. */
const startSchedulers = (deps: Deps) => [
  startOrderScheduler(deps),
  startRestockScheduler(deps),
  startStatementScheduler(deps),
  startInvoiceScheduler(deps),
  startRecipeScheduler(deps),
  startRecallScheduler(deps),
  startChangeSetScheduler(deps),
  startApprovals(deps),
  startProductChecks(deps),
  startPageTurns(deps),
  startOrderCounter(deps),
  startCollectionFiller(deps),
  startClaimScheduler(deps),
  startWebhooks(deps),
  startLevelCounter(deps),
  startPaperWatch(deps),
  startReminders(deps),
  startReconciliationScheduler(deps),
  watchRetention(deps),
]

async function startWorkers(deps: Deps, mail: Mailer) {
  await startMailWorker(deps, mail)
  await startPasswordResetWorker(deps, mail)
  await startEmailConfirmationWorker(deps, mail)
  await startEmailChangeWorker(deps, mail)
  await startSignInLinkWorker(deps, mail)
  await startInvitationWorker(deps, mail)
  await startDocumentMailWorker(deps)
  await startInvoiceMailWorker(deps)
  await startFileDeletionWorker(deps)
  await startDeletionWorker(deps)
  await startPaymentWorker(deps)
  await startVatIdWorker(deps)
  await startChangeSetWorker(deps)
  await startRuns(deps)
  await startImportWorker(deps)
  await startPictureImportWorker(deps)
  await startImportUndoWorker(deps)
  await startPriceAnnouncementWorker(deps)
  await startRetentionWorker(deps)
  await startReplayWorker(deps)
}
