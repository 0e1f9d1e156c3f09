export const POSTS = 'blog-posts';
export const CONTACTS = 'contact-requests';
export const CAMPAIGNS = 'campaigns';
