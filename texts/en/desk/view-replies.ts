export const deskViewReplies = { nameTaken: 'Another view of this list has this name' }
