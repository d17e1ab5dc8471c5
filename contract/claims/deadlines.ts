/** A claim can be opened from the first parcel on until so many days after the delivery. */
export const CLAIM_DAYS = 30
/** A return can be asked for until so many days after the delivery. */
export const RETURN_DAYS = 14
/** A store answers claims and returns within so many hours of working days; then an operator decides. */
export const ANSWER_HOURS = 48
/** What the store has refused is accepted after so many days without an objection. */
export const OBJECTION_DAYS = 7
/** A claim whose question the buyer has not answered for so many days is closed. */
export const REPLY_DAYS = 14
/** A store is paid for what was delivered so many days before, unless a claim or a return is open. */
export const PAYOUT_DAYS = 7
