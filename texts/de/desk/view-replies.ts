export const deskViewReplies = { nameTaken: 'So heißt hier schon eine andere Ansicht' }
