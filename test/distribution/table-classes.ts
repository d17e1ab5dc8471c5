/**
 * How each table would lie in a PostgreSQL that is distributed over nodes (Citus): by the buyer or the store that owns its rows, as a
 * copy on every node (reference), or on one node alone (local). A new table is one of these; docs/scaling.md says what each asks for.
 */
export type TableClass = { kind: 'BUYER' | 'STORE'; column: string } | { kind: 'REFERENCE' | 'LOCAL'; column: null }

/** By the company that buys; `orders` and all that hangs on them, whoever delivers. */
const byBuyer = `
  address cart cart_item chargeback checkout claim claim_event claim_line company_vat_check cost_centre coupon_buyer coupon_redemption design design_file
  design_message design_proof design_report design_sheet dish dish_article dish_ingredient document document_file document_xml empties_movement
  empties_statement exclusive_grant exclusive_request goods_in_check goods_in_line operator_note order_event order_line order_request
  orders payment payment_difference payment_move payment_reminder recall_notice receivable reconciliation refund restock_notice
  review saved_filter shipment stock_reservation sub_order thread thread_message wishlist_item`

/** By the store that sells: its goods, its settings, its money. */
const byStore = `
  bank_account_change category_mapping change_set change_set_cell column_mapping commission_invoice commission_invoice_booking commission_invoice_file
  debtor document_issuer empties_terms import_line import_picture import_run net_terms payout payout_entry payout_hold price_change product
  product_check product_detail product_draft product_photo recall recipe_change stock stock_movement store_activity
  store_application store_application_step store_bank_account store_books store_calendar store_level store_note store_paper store_paper_version
  store_pause store_picture store_reminder store_vat_check supplier_catalogue webhook webhook_delivery`

/** Small, changed seldom, read with everything. */
const reference = `
  attribute_set base_rate category category_attribute category_path commission_rate coupon deposit_item promotion
  search_synonym store`

/** People and how they sign in, the marketplace's own books and pages, and what processes leave each other. */
const local = `
  account api_key api_key_write approval approval_reader attachment audit_entry audit_seal audit_state audit_unsealed bank_entry bank_statement carousel collection collection_product
  commission_invoice_start commission_series demo_load desk_notice desk_run desk_run_item desk_view document_seal email_change
  email_confirmation former_email found_search health_sample idempotency_key impersonation_code invitation known_device ledger_booking
  ledger_entry mail membership migration missed_search missed_search_minute notice_choice page_change page_turn passkey passkey_challenge password_reset payout_run policy_violation product_report search_sum
  pending_sign_in post post_draft post_former_path post_product post_version post_view preview provider_call rate_limit recovery_code
  session session_change shelf_change sign_in_link step_up ticket ticket_message totp unclaimed_file upload`

const namesIn = (text: string) => text.trim().split(/\s+/)

export const tableClasses: ReadonlyMap<string, TableClass> = new Map<string, TableClass>([
  ['company', { kind: 'BUYER', column: 'id' }],
  ...namesIn(byBuyer).map((name) => [name, { kind: 'BUYER', column: 'buyer_id' }] as const),
  ...namesIn(byStore).map((name) => [name, { kind: 'STORE', column: 'store_id' }] as const),
  ...namesIn(reference).map((name) => [name, { kind: 'REFERENCE', column: null }] as const),
  ...namesIn(local).map((name) => [name, { kind: 'LOCAL', column: null }] as const),
])
