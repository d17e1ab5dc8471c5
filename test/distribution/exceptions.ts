/** Obstacles of one kind, and what would have to be done before their tables could be distributed (docs/scaling.md). */
type Exception = { name: string; done: string; obstacles: string[] }

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

export const exceptions: Exception[] = [
  {
    name: 'Parts without their owner',
    done: 'the column is added, filled from the row they hang on, and put first in key and foreign key',
    obstacles: lines(`
      change_set_cell has no store_id
      change_set_cell refers to change_set by set_id
      change_set_cell refers to product by sku_id
      commission_invoice_booking has no store_id
      commission_invoice_booking refers to commission_invoice by number
      commission_invoice_file has no store_id
      commission_invoice_file refers to commission_invoice by number
      document_file has no buyer_id
      document_file refers to document by number
      document_xml has no buyer_id
      document_xml refers to document by number
      import_line has no store_id
      import_line refers to import_run by run_id
      payment_reminder has no buyer_id
      payment_reminder refers to receivable by number
      price_change has no store_id
      price_change refers to product by sku_id
      product_detail has no store_id
      product_detail refers to product by sku_id
      recipe_change has no store_id
      stock has no store_id
      stock refers to product by sku_id
      stock_movement has no store_id
      webhook_delivery has no store_id
      webhook_delivery refers to webhook by webhook_id`),
  },
  {
    name: 'Foreign keys without their owner',
    done: 'the owner, which both rows hold already, is put first in the foreign key',
    obstacles: lines(`
      empties_movement refers to document by document_number
      import_picture refers to import_run by run_id
      import_run refers to change_set by change_set_id
      product_check refers to product by sku_id
      product_draft refers to product by sku_id
      product_photo refers to product by sku_id
      receivable refers to document by number
      thread_message refers to thread by thread_id`),
  },
  {
    name: 'Keys that are unique as they are made',
    done: 'the owner is put first in the key: UUIDs, tokens and SKUs of a sequence are unique without being compared',
    obstacles: lines(`
      change_set: change_set_pkey is without store_id
      design: design_by_id is without buyer_id
      design_file: design_file_token_key is without buyer_id
      design_sheet: design_sheet_pkey is without buyer_id
      empties_movement: empties_movement_pkey is without buyer_id
      exclusive_request: exclusive_request_id_key is without buyer_id
      import_run: import_run_pkey is without store_id
      operator_note: operator_note_pkey is without buyer_id
      payout_entry: payout_entry_pkey is without store_id
      product: product_pkey is without store_id
      product_check: product_check_pkey is without store_id
      product_draft: product_draft_pkey is without store_id
      product_photo: product_photo_pkey is without store_id
      recall: recall_pkey is without store_id
      restock_notice: restock_notice_id_key is without buyer_id
      review: review_pkey is without buyer_id
      store_activity: store_activity_pkey is without store_id
      store_paper: store_paper_proof_id_key is without store_id
      store_pause: store_pause_pkey is without store_id
      thread: thread_id_key is without buyer_id
      webhook: webhook_pkey is without store_id`),
  },
  {
    name: 'Numbers that people and the provider name',
    done: 'the owner is put first, and a local table says whose a number is: whoever has only the number asks there first',
    obstacles: lines(`
      claim: claim_number_key is without buyer_id
      commission_invoice: commission_invoice_pkey is without store_id
      document: document_number_key is without buyer_id
      document_issuer: document_issuer_code_key is without store_id
      orders: orders_order_number_key is without buyer_id
      payment: payment_at_provider is without buyer_id
      payout: payout_number_key is without store_id
      receivable: receivable_pkey is without buyer_id
      sub_order: sub_order_sub_order_number_key is without buyer_id`),
  },
  {
    name: 'One checkout of a cart',
    done: 'buyer_id is put before the expression that these unique indexes begin with; what they forbid stays the same',
    obstacles: lines(`
      checkout: checkout_being_paid_of_cart is without buyer_id
      checkout: checkout_of_cart_version_of_cart is without buyer_id
      checkout: checkout_of_key_of_cart is without buyer_id`),
  },
  {
    name: 'Foreign keys to people',
    done: 'dropped: accounts are emptied and never deleted, so what they hold is held without them',
    obstacles: lines(`
      change_set refers to account by created_by
      import_run refers to account by created_by
      product_draft refers to account by saved_by
      product_draft refers to account by submitted_by
      product_photo refers to account by uploaded_by
      store_activity refers to account by account_id`),
  },
  {
    name: 'Foreign keys from one side to the other',
    done: 'dropped, and looked after by a job that counts rows without their counterpart, as the nightly reconciliation does for money',
    obstacles: lines(`
      collection_product refers to product by sku_id
      commission_invoice_booking refers to ledger_booking by booking_id
      debtor refers to company by buyer_id
      invitation refers to company by company_id
      ledger_booking refers to orders by buyer_id, order_id
      membership refers to company by company_id
      net_terms refers to company by buyer_id
      payout refers to payout_run by run_id
      payout_entry refers to ledger_entry by booking_id, position
      post_product refers to product by sku_id
      recall_notice refers to recall by recall_id
      review refers to product by sku_id`),
  },
  {
    name: 'Triggers',
    done: 'those that guard or compute within one owner run on each node (citus.enable_unsafe_triggers); those that note changes get tables on each node, which processes then read on all',
    obstacles: [
      'address change_set claim commission_invoice commission_invoice_booking commission_invoice_file company design design_report document_file document_xml',
      'empties_movement exclusive_grant exclusive_request import_run order_line orders payout product product_detail product_draft',
      'review stock store_activity store_note store_paper sub_order',
    ].flatMap((tables) => tables.split(' ').map((table) => `${table} has a trigger`)),
  },
]

/** Statements on owned tables that do not name the owner, at most so many of a slice: each would be put to all nodes. */
export const unowned = {
  BUYER: {
    'api/account': 1,
    // Finds the files of a design by its id alone.
    'api/approvals': 1,
    'api/bank-statements': 1,
    'api/books': 2,
    'api/categories': 1,
    'api/checkout': 1,
    'api/claims': 7,
    'api/designs': 7,
    'api/goods-in': 2,
    'api/menu': 2,
    'api/messages': 4,
    'api/net-terms': 5,
    'api/operated-stores': 1,
    'api/orders': 14,
    'api/overview': 5,
    'api/payments': 3,
    'api/products': 2,
    // Counts the companies that a coupon names.
    'api/promotions': 1,
    'api/recalls': 2,
    'api/reviews': 9,
    'api/saved-filters': 1,
    'api/today': 3,
    'server/doctor': 2,
  } as Record<string, number>,
  STORE: {
    'api/bank-statements': 2,
    'api/change-sets': 16,
    'api/commission-invoices': 5,
    'api/decide-approvals.ts': 1,
    // Asks for the names of files, wherever their rows lie.
    'api/find-unused-files.ts': 1,
    'api/import': 29,
    'api/net-terms': 2,
    'api/operated-stores': 1,
    'api/papers': 1,
    'api/payouts': 6,
    'api/range': 1,
    'api/recalls': 1,
    'api/stores': 3,
    'api/webhooks': 3,
    'server/doctor': 2,
  } as Record<string, number>,
}
