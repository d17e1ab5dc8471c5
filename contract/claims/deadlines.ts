/** Days after the delivery until which a claim can be opened; it can from the first parcel on. */
export const CLAIM_DAYS = 30
/** Days after the delivery until which a return can be requested. */
export const RETURN_DAYS = 14
/** Hours of working days within which a store answers claims and returns; then an operator decides. */
export const ANSWER_HOURS = 48
/** Days after which a refusal of the store counts as accepted, unless the buyer objects. */
export const OBJECTION_DAYS = 7
/** Days after which a claim is closed whose question the buyer has not answered. */
export const REPLY_DAYS = 14
/** Days after a delivery until the store is paid for it, unless a claim or a return is open. */
export const PAYOUT_DAYS = 7
