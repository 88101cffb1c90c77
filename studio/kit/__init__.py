"""What the models in goods/ are built from: shapes, surfaces, printed pictures and the set."""
