export const COMPANIES = 'tenants';
