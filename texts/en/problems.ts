import type { Countable, FileRefusal, ProblemCode, ProblemDetails } from '../../contract/platform/problems.ts'
import { statementFault } from './bank-statements/faults.ts'
import { legalFactTexts } from './range/legal-facts.ts'
import { missingRight, rightNames } from './rights.ts'
import { pieces } from './pieces.ts'

export type ProblemSentences = {
  [Code in ProblemCode]: Code extends keyof ProblemDetails ? (details: ProblemDetails[Code]) => string : string
}

const fileRefusals: Record<FileRefusal, string> = {
  TOO_LARGE: 'This file is larger than 10 MB. Please save it smaller.',
  NOT_A_PICTURE: 'This file is no JPEG, PNG or WebP picture. Please save it as one of these.',
  NEITHER_PICTURE_NOR_PDF: 'This file is neither a picture in JPEG, PNG or WebP nor a PDF.',
  LOGO_TOO_SMALL: 'This picture is too small for a logo: both edges need at least 300 pixels.',
  COVER_TOO_SMALL: 'This picture is too small: a cover needs at least 1,000 pixels across and 500 down.',
  TOO_MANY_PIXELS: 'This picture has more than 50 megapixels. Please save it smaller.',
  TOO_SMALL: 'This picture is too small: both edges need at least 1,000 pixels.',
  DAMAGED: 'This picture is damaged or incomplete. Please save it again.',
  NO_TABLE: 'This file is no CSV, TSV, XLSX or BMEcat file that can be read. Old XLS files are saved as XLSX first.',
  IMPORT_TOO_LARGE: 'This file is larger than 50 MB. Please split it.',
  UNPACKS_TOO_LARGE: 'This workbook is too large unpacked. Please save the sheet as CSV.',
  TOO_MANY: 'A design can hold six files. Please remove one first.',
}

const categoryStates: Record<ProblemDetails['CATEGORY_STATE']['reason'], string> = {
  ARCHIVED: 'This category is archived already.',
  OPEN: 'This category is not archived.',
  HAS_GOODS: 'There are goods in this category, on sale, paused or in drafts. They have to move or be archived first.',
  HAS_LEAVES: 'There are categories below this one. They have to move or be archived first.',
  ROOT_ARCHIVED: 'The category above is archived. Put that one back first, or move this one.',
}

const limits: Record<Countable, (most: number) => string> = {
  ADDRESSES: (most) => `An address book holds ${most} addresses. Please delete one first.`,
  WISHLIST: (most) => `A wishlist holds ${most} products. Please remove one first.`,
  RESTOCK_NOTICES: (most) => `You can wait for ${most} products at a time. Please take one out first.`,
  VARIANTS: (most) => `A group has at most ${most} variants.`,
  PHOTOS: (most) => `A product holds ${most} uploaded pictures. Unused ones go by themselves after a week.`,
  STORE_PICTURES: (most) => `A store holds ${most} uploaded pictures. Unused ones go by themselves after a week.`,
  SYNONYMS: (most) => `A group has at most ${most} names.`,
  SYNONYM_GROUPS: (most) => `There can be ${most} groups of names at most. Please delete one first.`,
  PASSKEYS: (most) => `An account can have ${most} passkeys. Please remove one first.`,
  API_KEYS: (most) => `There can be ${most} API keys. Please end one first.`,
  IMPORTS: (most) => `A store can import ${most} files a day. Please go on tomorrow.`,
  WEBHOOKS: (most) => `There can be ${most} webhooks. Please delete one first.`,
  COST_CENTRES: (most) => `There can be ${most} cost centres.`,
  PRODUCTS_AT_ONCE: (most) => `${most} products can be changed at once. Please narrow the view.`,
  SAVED_FILTERS: (most) => `You can save ${most} choices. Please delete one first.`,
  DESK_VIEWS: (most) => `You can save ${most} views of a list and share ${most}. Please delete one first.`,
  MEMBERS: (most) => `A team has at most ${most} places, invitations included. Please free one first.`,
  MESSAGES: (most) => `A design holds ${most} messages. Please use the contact form for more.`,
}

export const problems: ProblemSentences = {
  VALIDATION: 'Please check the marked entries.',
  IDEMPOTENCY_KEY_INVALID: 'An Idempotency-Key has 1 to 200 visible ASCII characters.',
  UNAUTHENTICATED: 'Please sign in.',
  BAD_CREDENTIALS: 'Email or password is wrong.',
  SECOND_FACTOR_REQUIRED: 'Please also enter a code of your authenticator app.',
  SECOND_FACTOR_EXISTS: 'The authenticator app is set up already.',
  PASSKEY_REFUSED: 'This passkey does not fit. Please try again or use your password.',
  SIGN_IN_EXPIRED: 'This sign-in has expired. Please enter your password again.',
  IMPERSONATION_READ_ONLY:
    'You are acting as a buyer to look only, so nothing was changed. To change something, begin again with writing.',
  IMPERSONATION_REFUSED:
    'Only the buyer can do this. In their place you can prepare cart, lists and designs, but not order, pay or change the account.',
  STEP_UP_REQUIRED: () => 'Please show once more that it is you.',
  SECOND_FACTOR_MISSING: () =>
    'This needs a second factor. Please set one up first: a passkey or an authenticator app.',
  FORBIDDEN: 'You may not do this.',
  PRODUCT_NOT_AUTHORIZED: 'You are not authorized to view this product',
  EMAIL_NOT_CONFIRMED:
    'Please confirm your email address before you order: open the link in our mail, or ask for a new one.',
  NOT_FOUND: 'Result not found',
  GONE: 'This product has left the range',
  METHOD_NOT_ALLOWED: 'This call does not exist.',
  TOO_SLOW: 'That took too long to arrive. Please try again.',
  EMAIL_TAKEN: 'There is an account with this email already.',
  EMPTIES_MONTH_EMPTY: 'No empties were delivered or taken back in this month.',
  MONTH_EMPTY: 'Nothing was issued or paid out in this month.',
  BOOKS_NOT_SET: 'Please first enter the numbers that your tax adviser has for you.',
  CODE_TAKEN: 'There is this code already.',
  CART_CHANGED: 'Your cart has changed meanwhile. Please check it once more.',
  CHECKOUT_ENDED: 'This payment has ended without money. Please order once more.',
  PRICE_CHANGED: 'A price has changed meanwhile. Please check your cart once more.',
  OUT_OF_STOCK: ({ name, stock, isPack }) =>
    stock > 0
      ? `Only ${pieces(stock, isPack)} of "${name}" ${stock === 1 ? 'is' : 'are'} left`
      : `The product is out of stock: ${name}`,
  WEBHOOK_EXISTS: 'Your store is told at this address already.',
  REVIEW_REPORTED: 'This review has been reported already, or it is no longer on the page of the product.',
  REVIEW_EXISTS: 'You have reviewed this product already.',
  ORDER_UNPAID: 'The money for this order is missing. Please do not send it until its payment has arrived.',
  PRODUCT_CHANGED: 'This product has been changed since it was chosen. Please look at it again.',
  PRODUCT_STATE: 'This product is archived, or the step is not possible as it stands.',
  CHANGE_SET_STATE: 'These changes count already, or were taken back.',
  IMPORT_STATE: 'This import has gone on in the meantime, or was compared more than a day ago.',
  LARGE_CHANGES: 'Prices move by more than 10 %. Please confirm that this is meant.',
  DAY_NOT_AHEAD: 'Please choose a day from tomorrow to a year ahead.',
  ORDER_STATE: 'The order has moved on; this step is not possible any more.',
  ACCESS_REQUEST_EXISTS: 'Your application is with the supplier already.',
  ACCESS_REQUEST_DECIDED: 'This application has been decided already.',
  ACCESS_ENDED: 'This access has ended already.',
  BODY_TOO_LARGE: 'That is too large to be sent.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not understood here.',
  BELOW_MINIMUM_QUANTITY: ({ name, minimumQuantity, nextQuantity, isPack }) =>
    `"${name}" is sold from ${pieces(minimumQuantity, isPack)}; the next possible quantity is ${nextQuantity}`,
  NOT_A_MULTIPLE: ({ name, countPerBox, nextQuantity }) =>
    `"${name}" comes in cases of ${countPerBox}; the next possible quantity is ${nextQuantity}`,
  CART_EMPTY: 'Your bag is empty',
  CART_BELOW_MINIMUM: ({ storeName, missingAmountText }) =>
    `${missingAmountText} to go to the minimum order of ${storeName}`,
  NO_DELIVERY: ({ storeName }) =>
    `No delivery date: ${storeName} does not deliver to this address. Please choose another one or deselect the supplier`,
  PARTIAL_DELIVERY_REFUSED: 'This order is delivered complete only: please send all that is open in one shipment',
  STORE_NOT_ELIGIBLE: ({ storeName, pauseText }) =>
    `Store is not eligible for sale currently: ${storeName}. ${pauseText ?? 'Remove the store from the cart'}`,
  COUPON_INVALID: 'This code is not known.',
  COUPON_EXPIRED: 'This code is not valid at the moment.',
  COUPON_EXHAUSTED: 'This code has been used up.',
  COUPON_FIRST_ORDER_ONLY: 'This code is for the first order of a company.',
  COUPON_NOT_FOR_BUYER: 'This code is for other companies.',
  COUPON_NOT_APPLICABLE: ({ minimumAmountText }) =>
    minimumAmountText
      ? `This code needs goods worth ${minimumAmountText}, net, that it applies to.`
      : 'This code does not apply to the goods in your cart.',
  PAYMENT_METHOD_UNAVAILABLE: 'This payment method is not available for this order.',
  PAYMENT_DECLINED: 'The payment was declined.',
  TRANSFER_OPEN: ({ orderNumber }) =>
    `Order ${orderNumber} still waits for its transfer. Until a first order is paid, one order at a time can ` +
    'be open: please pay it or choose another payment method.',
  TRANSFER_ABOVE_LIMIT: ({ limitText }) =>
    `Until a first order is paid, bank transfer is possible up to ${limitText} incl. VAT. Please order less at once or choose another payment method.`,
  TRANSFER_SHARE: ({ name, quantity, isPack }) =>
    `Until a first order is paid, at most ${pieces(quantity, isPack)} of "${name}" can be ordered by bank transfer. ` +
    'Please order fewer or choose another payment method.',
  CREDIT_LIMIT: ({ storeName, missingText }) =>
    `The limit for invoices at ${storeName} is not enough: ${missingText} are missing. Please pay open invoices, order ` +
    'less or choose another way to pay.',
  RECEIVABLE_AMOUNT: ({ number, openText, withFeesText }) =>
    withFeesText
      ? `Of invoice ${number}, ${openText} are open, with interest and flat fee ${withFeesText}. Only one of these sums can be recorded.`
      : `Of invoice ${number}, ${openText} are open. Only exactly this sum can be recorded.`,
  ADDRESS_MISSING: 'Please add a delivery address.',
  REVIEW_NOT_ALLOWED: 'You can review goods that were delivered to you.',
  ACCESS_NOT_NEEDED: 'You can see this product already.',
  ACCESS_REJECTED: ({ dayText }) => `The supplier has declined your application. You can apply again from ${dayText}.`,
  CLAIM_STATE: 'The claim has moved on; this step is not possible any more.',
  GOODS_IN_CHANGED:
    'Somebody in your company has checked this delivery in the meantime; what they recorded is shown now.',
  DESIGN_STATE: 'The design has moved on; this step is not possible any more.',
  FILE_REFUSED: ({ reason }) => fileRefusals[reason],
  BANK_STATEMENT_UNUSABLE: statementFault,
  SKU_IN_CART: ({ name }) =>
    `"${name}" is in your cart already, printed otherwise or blank. Please order it first, or remove it.`,
  LIMIT_REACHED: ({ what, most }) => limits[what](most),
  IDEMPOTENCY_KEY_MISSING: 'This call books each time. Send it with an Idempotency-Key, so that it counts once.',
  IDEMPOTENCY_MISMATCH: 'This request was sent before with other contents.',
  PRODUCT_UNAVAILABLE: 'This product cannot be ordered at the moment.',
  LINK_EXPIRED: 'This link has expired or was used already. Please ask for a new one.',
  LAST_ACCOUNT: 'This is the last account of its team. Somebody else has to be appointed before it can go.',
  STORE_INCOMPLETE: ({ name, field }) => `${name} cannot sell yet: ${field} is missing.`,
  STORE_CHANGED: ({ name }) => `${name || 'Somebody'} has changed something about this store in the meantime.`,
  TICKET_CHANGED: ({ name }) =>
    `${name || 'The writer, or somebody of the team,'} has changed something about this ticket in the meantime. Please look at it again.`,
  VIEW_CHANGED: ({ name }) => `Somebody has changed the view “${name}” in the meantime. Please look at it again.`,
  PAYOUT_RUN_CHANGED: ({ name }) =>
    name
      ? `${name} has changed this in the meantime.`
      : 'The sum has changed in the meantime. Please look at it again.',
  BANK_STATEMENT_CHANGED: 'What this statement would record has changed in the meantime. Please look at it again.',
  SECOND_PERSON_NEEDED: ({ limitText }) =>
    limitText
      ? `Above ${limitText} nobody confirms a run of their own. Invite somebody with the right to payouts into the team.`
      : 'You have started this run: somebody else has to confirm it.',
  CATEGORY_CHANGED: ({ nameDe, nameEn, path, isArchived, parent }) =>
    `Somebody has changed this in the meantime. There now: “${nameEn}” (German “${nameDe}”) at /${path}, ${
      parent ? `below “${parent.nameEn}”` : 'a main category'
    }${isArchived ? ', archived' : ''}. Look at it before you save again.`,
  ATTRIBUTES_CHANGED: ({ attributes }) =>
    `Somebody has changed these attributes meanwhile. Its own are now: ${
      attributes.map(({ nameEn }) => nameEn).join(', ') || 'none'
    }. Look at them before you save again.`,
  CATEGORY_STATE: ({ reason }) => categoryStates[reason],
  DRAFT_CHANGED: ({ name }) => `${name || 'Somebody'} has saved something in the meantime.`,
  SETUP_STATE: 'Tresen is looking at this store already, or it is open.',
  SETUP_INCOMPLETE: ({ steps }) => `Not everything is there yet: ${steps}.`,
  POST_STATE: 'The post is in another state by now.',
  SLUG_TAKEN: 'This address is taken already.',
  PICTURE_IN_USE: 'This picture is still shown, or stands in a version.',
  DRAFT_INCOMPLETE: 'Something is still missing before this can be shown.',
  MOVE_INCOMPLETE: ({ facts, attributes }) =>
    `This category also asks for: ${[...facts.map((name) => legalFactTexts.labels[name]), ...attributes.map(({ en }) => en)].join(', ')}.`,
  FACTS_MISSING: ({ facts }) => `What the law asks for is missing: ${facts}. Please ask the store for it.`,
  ANOTHER_APPROVER_NEEDED: 'You have written this: somebody else has to approve it.',
  MOMENT_NOT_AHEAD: 'The start has to lie in the future, and before the end.',
  REASON_MISSING: 'Please say why; the other side reads it.',
  APPROVAL_DECIDED: ({ name }) => (name ? `${name} has decided this already.` : 'This has been decided already.'),
  EMPTIES_ARE_A_SUPPLY: ({ name }) =>
    `${name}: giving it back is a supply of the buyer, who invoices it to you. It cannot be credited here.`,
  EMPTIES_BEYOND: ({ name, held }) => `That is more than you take back: ${held} of ${name} are on the account.`,
  REFUND_TOO_HIGH: ({ leftText }) => `At most ${leftText} can still be given back of this delivery.`,
  APPROVAL_NEEDED: ({ limitText, leftText, period }) =>
    period === 'ORDER'
      ? `An order of yours above ${limitText} needs approval. You can send it for that.`
      : `Of ${limitText} a ${period === 'WEEK' ? 'week' : 'month'}, ${leftText} is left: this order needs approval. You can send it for that.`,
  REFERENCES_MISSING: 'Your company asks for details of this order. Please check the marked fields.',
  APPROVER_MISSING: 'Nobody else of your company may approve this. An owner can give somebody the role Approver.',
  LAST_OWNER: 'You are the only owner. Please make somebody else an owner first.',
  LAST_ADMIN: 'You are the only administrator. Please make somebody else one first.',
  RIGHT_MISSING: missingRight,
  API_KEY_INVALID: 'There is no such API key, or it was ended or has expired.',
  API_KEY_REFUSED: ({ right }) =>
    right === null
      ? 'This call is for people; API keys may not make it.'
      : `This API key lacks the right for ${rightNames[right]}.`,
  MEMBER_EXISTS: 'This person belongs to the team already.',
  INVITATION_OF_ANOTHER: 'This invitation is for another email address. Please sign in with that one.',
  ORDERS_OPEN: 'There are orders that are not finished yet. Please come back when they have arrived.',
  INVOICES_UNPAID: 'Not everything is paid yet. Please come back when no payment is missing.',
  RETURNS_OPEN: 'A return has not been decided yet. Please come back when it has.',
  CLAIMS_OPEN: 'There are open claims. Please come back when they are closed or withdrawn.',
  REFUNDS_OPEN: 'A refund has not been paid out yet. Please come back when the money has arrived.',
  RATE_LIMITED: ({ retryAfterSeconds }) => `Too many attempts. Please wait ${retryAfterSeconds} seconds.`,
  HOST_UNKNOWN: 'The shop is not answered at this address; use the one of its links.',
  HEAD_TOO_LARGE: 'This address or what goes with it is too long.',
  INTERNAL: ({ isRead }) =>
    isRead ? "This couldn't be loaded. Please try again." : "That didn't work. Your entries are still here.",
  OUTCOME_UNKNOWN: 'This takes too long and may have been done all the same. Please look before you try again.',
  UNAVAILABLE: 'We are busy for a moment. Please try again.',
}

/** Of a form that the browser itself has sent. */
export const unsentForm = {
  title: 'Not sent yet',
  text: 'This form needs JavaScript, which has not arrived. Go back: what you typed is still there.',
  back: 'Back to the form',
}
