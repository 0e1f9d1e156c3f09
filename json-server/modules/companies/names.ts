export const COMPANIES = 'tenants';
export const PACKAGES = 'packages';
export const USERS = 'users';
export const ESTATES = 'estates';
